import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderDialog, useMovableTime } from '@/testing/dialog';
import { question } from '@/testing/fixtures';
import { Questions } from '@/testing/server';
import { complaintsAbout, contentOf, initialValues } from './form-values';
import { readForm } from './read-form';

const schema = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

describe('reading', () => {
  it('knows strings, numbers, yes or no, and choices', () => {
    const form = readForm(
      schema({
        line: { type: 'string', title: 'Line', maxLength: 80 },
        text: { type: 'string' },
        mail: { type: 'string', format: 'email' },
        count: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
        share: { type: 'number' },
        gift: { type: 'boolean', default: true },
        size: { type: 'string', enum: ['S', 'M'], enumNames: ['Small', 'Medium'] },
        country: {
          type: 'string',
          oneOf: [{ const: 'DE', title: 'Germany' }, { const: 'FR' }],
          default: 'FR',
        },
      }),
    );
    expect(form?.confirms).toBe(false);
    expect(form?.fields).toMatchObject([
      { name: 'line', label: 'Line', kind: 'text', multiline: false },
      { name: 'text', label: 'text', kind: 'text', multiline: true },
      { name: 'mail', kind: 'text', multiline: false, format: 'email' },
      { name: 'count', kind: 'number', integer: true, initial: '3' },
      { name: 'share', kind: 'number', integer: false },
      { name: 'gift', kind: 'flag', initial: true },
      {
        name: 'size',
        options: [
          { value: 'S', label: 'Small' },
          { value: 'M', label: 'Medium' },
        ],
      },
      {
        name: 'country',
        initial: 'FR',
        options: [
          { value: 'DE', label: 'Germany' },
          { value: 'FR', label: 'FR' },
        ],
      },
    ]);
  });

  it.each([
    ['no schema', undefined],
    ['null', null],
    ['a list', []],
    ['not an object', { type: 'string' }],
    ['an object inside', schema({ a: { type: 'object', properties: {} } })],
    ['a list inside', schema({ a: { type: 'array', items: { type: 'string' } } })],
    ['no type', schema({ a: { title: 'A' } })],
    ['several types', schema({ a: { type: ['string', 'null'] } })],
    ['a reference', schema({ a: { $ref: '#/x' } })],
    ['an empty choice', schema({ a: { type: 'string', enum: [] } })],
    ['a choice without values', schema({ a: { type: 'string', oneOf: [{ title: 'A' }] } })],
    ['one known and one unknown', schema({ confirmed: { type: 'boolean' }, a: { type: 'file' } })],
    ['something required that is not there', schema({}, ['a'])],
  ])('refuses %s', (_, value) => {
    expect(readForm(value)).toBeUndefined();
  });
});

describe('content', () => {
  const form = readForm(
    schema(
      {
        confirmed: { type: 'boolean' },
        name: { type: 'string', minLength: 2, maxLength: 5 },
        count: { type: 'integer', minimum: 1, maximum: 5 },
        gift: { type: 'boolean' },
      },
      ['confirmed', 'name'],
    ),
  );
  if (!form) {
    throw new Error('The form could not be read');
  }

  it('is a yes with what was entered, in its type, without what is empty', () => {
    expect(contentOf(form, { ...initialValues(form), name: 'Ana', count: '' })).toEqual({
      confirmed: true,
      name: 'Ana',
      gift: false,
    });
    expect(contentOf(form, { name: 'Ana', count: '4', gift: true })).toEqual({
      confirmed: true,
      name: 'Ana',
      count: 4,
      gift: true,
    });
  });

  it.each([
    [{ name: '' }, { name: { key: 'required' } }],
    [{ name: ' ' }, { name: { key: 'required' } }],
    [{ name: 'A' }, { name: { key: 'tooShort', limit: 2 } }],
    [{ name: 'Amalia' }, { name: { key: 'tooLong', limit: 5 } }],
    [{ name: 'Ana', count: 'x' }, { count: { key: 'number' } }],
    [{ name: 'Ana', count: '1.5' }, { count: { key: 'integer' } }],
    [{ name: 'Ana', count: '0' }, { count: { key: 'minimum', limit: 1 } }],
    [{ name: 'Ana', count: '6' }, { count: { key: 'maximum', limit: 5 } }],
    [{ name: 'Ana', count: '5' }, {}],
  ])('%j has the complaints %j', (values, complaints) => {
    expect(complaintsAbout(form, values)).toEqual(complaints);
  });

  it('keeps a field with a dangerous name a plain field', () => {
    const odd = readForm(
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string","title":"P"}}}'),
    );
    expect(odd?.fields).toHaveLength(1);
    expect(JSON.stringify(odd && contentOf(odd, JSON.parse('{"__proto__":"x"}')))).toBe('{"__proto__":"x"}');
  });
});

describe('in the dialog', () => {
  beforeEach(useMovableTime);

  it('a form that can not be shown in full has no Yes', async () => {
    const { answers } = new Questions(question({ form: schema({ a: { type: 'array' } }) }));
    const { dialog, button, user } = await renderDialog();
    expect(within(dialog).queryByRole('button', { name: /^Yes/ })).toBeNull();
    expect(dialog).toHaveTextContent('This question can not be shown in full');
    await user.click(button('No'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers[0]?.body.decision).toBe('decline');
  });

  it('what is missing is said at its field, and nothing is sent', async () => {
    const form = schema(
      { city: { type: 'string', title: 'City', maxLength: 50 }, size: { type: 'string', enum: ['S', 'M'] } },
      ['city'],
    );
    const { answers } = new Questions(question({ form }));
    const { dialog, button, user } = await renderDialog();
    await user.click(button(/^Yes, /));
    expect(within(dialog).getByText('Please fill this in.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/City/)).toHaveFocus();
    expect(answers).toEqual([]);
    await user.type(within(dialog).getByLabelText(/City/), 'Lyon');
    await user.selectOptions(within(dialog).getByLabelText('size'), 'M');
    await user.click(button(/^Yes, /));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers[0]?.body.content).toEqual({ city: 'Lyon', size: 'M' });
  });

  it('C11: labels hide nothing either', async () => {
    new Questions(question({ form: schema({ a: { type: 'string', title: 'To\u202Etal', maxLength: 9 } }) }));
    const { dialog } = await renderDialog();
    expect(within(dialog).getByLabelText('To[U+202E]tal')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('This text holds something that is easy to miss');
  });
});
