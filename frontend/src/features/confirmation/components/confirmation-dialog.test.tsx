import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, renderDialog, useMovableTime } from '@/testing/dialog';
import { FakeEventSource } from '@/testing/fake-event-source';
import { question } from '@/testing/fixtures';
import { Questions } from '@/testing/server';

beforeEach(useMovableTime);

describe('what is shown', () => {
  it('C3, C5: says in one sentence who asks for what; no part of the sentence is cut', async () => {
    const message = `Cancel order ORD-10002? ${'A long reason. '.repeat(40)}`.trim();
    new Questions(question({ message }));
    const { dialog } = await renderDialog();
    expect(dialog).toHaveAccessibleName('Orders asks for your decision');
    expect(within(dialog).getByRole('region', { name: 'Question' })).toHaveTextContent(message);
  });

  it('C2, C5: keeps the full arguments behind a toggle', async () => {
    new Questions(question({ arguments: { orderId: 'ORD-10002', reason: 'r'.repeat(400) } }));
    const { dialog, user } = await renderDialog();
    const toggle = within(dialog).getByText('What exactly will be done');
    const details = toggle.closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(toggle);
    expect(details).toHaveAttribute('open');
    expect(details).toHaveTextContent('cancel_order');
    expect(details).toHaveTextContent('r'.repeat(400));
  });

  it("shows the person's own words that led here", async () => {
    new Questions(question());
    const { dialog } = await renderDialog();
    expect(within(dialog).getByText('Please cancel ORD-10002')).toBeInTheDocument();
  });

  it('takes the message as text, whatever it looks like', async () => {
    new Questions(question({ message: '<img src=x onerror=alert(1)> **bold** [Yes](https://evil.example)' }));
    const { dialog } = await renderDialog();
    expect(dialog.querySelector('img, a, strong')).toBeNull();
    expect(dialog).toHaveTextContent('<img src=x onerror=alert(1)> **bold** [Yes](https://evil.example)');
  });

  it('C11: makes invisible signs and mixed alphabets visible and warns', async () => {
    new Questions(question({ message: 'Cancel ORD-1\u202E2000\u200B of \u0410na' }));
    const { dialog } = await renderDialog();
    expect(dialog).toHaveTextContent('⟨U+202E⟩');
    expect(dialog).toHaveTextContent('⟨U+200B⟩');
    expect(within(dialog).getByText('\u0410na').tagName).toBe('MARK');
    expect(within(dialog).getByText('This text holds something that is easy to miss')).toBeInTheDocument();
  });

  it('C11: does not warn about plain text in any one alphabet', async () => {
    new Questions(question({ message: 'Отменить заказ? 取消しますか? Ça va 👩‍🚀' }));
    const { dialog } = await renderDialog();
    expect(within(dialog).queryByText('This text holds something that is easy to miss')).toBeNull();
  });

  it('speaks German', async () => {
    new Questions(question());
    const { dialog, button } = await renderDialog({ language: 'de' });
    expect(dialog).toHaveAccessibleName('Orders bittet um Ihre Entscheidung');
    expect(button('Ja, Bestellung stornieren')).toBeInTheDocument();
    expect(button('Nein')).toBeInTheDocument();
  });

  it('never lets the asking server write on a button', async () => {
    new Questions(
      question({ tool: 'other', form: formWith({ confirmed: { type: 'boolean', title: 'No' } }) }),
    );
    const { button } = await renderDialog();
    expect(button(/^Yes, /)).toHaveTextContent('Yes, do it');
  });
});

describe('deciding', () => {
  it('C1: Yes works as the first thing that is pressed', async () => {
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog();
    await user.click(button(/^Yes, /));
    await gone();
    expect(answers).toHaveLength(1);
    expect(answers[0]?.body).toEqual({ decision: 'accept', content: { confirmed: true }, proof: 'proof-1' });
  });

  it('carries the CSRF token', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-XSRF-TOKEN=t%2Fk');
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog();
    await user.click(button('No'));
    await gone();
    expect(answers[0]?.csrf).toBe('t/k');
  });

  it('sends the note with a Yes as a part of the form', async () => {
    const { answers } = new Questions(question());
    const { dialog, button, user } = await renderDialog();
    await user.type(within(dialog).getByLabelText('Note'), ' Ordered twice ');
    await user.click(button(/^Yes, /));
    await gone();
    expect(answers[0]?.body.content).toEqual({ confirmed: true, note: ' Ordered twice ' });
    expect(answers[0]?.body).not.toHaveProperty('note');
  });

  it('sends the note with a No as its reason', async () => {
    const { answers } = new Questions(question());
    const { dialog, button, user } = await renderDialog();
    await user.type(within(dialog).getByLabelText('Note'), 'Wrong order');
    await user.click(button('No'));
    await gone();
    expect(answers[0]?.body).toEqual({ decision: 'decline', note: 'Wrong order', proof: 'proof-1' });
  });

  it('keeps No and Dismiss apart', async () => {
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog();
    await user.click(button('Dismiss'));
    await gone();
    expect(answers[0]?.body).toEqual({ decision: 'dismiss', proof: 'proof-1' });
  });

  it('C14: Later decides nothing and leaves the question in the inbox', async () => {
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog();
    await user.click(button('Later'));
    await gone();
    expect(answers).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Questions: 1 waiting' }));
    await user.click(within(screen.getByRole('region', { name: 'Questions' })).getByRole('button'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Cancel order ORD-10002');
  });

  it('C11, C14: Esc decides nothing', async () => {
    const { answers } = new Questions(question());
    const { user } = await renderDialog();
    await user.keyboard('{Escape}');
    await gone();
    expect(answers).toEqual([]);
    expect(screen.getByRole('button', { name: 'Questions: 1 waiting' })).toBeInTheDocument();
  });

  it('C14: Esc leaves the order that is open below', async () => {
    const questions = new Questions(question());
    const { button, user } = await renderDialog();
    await user.click(button('Later'));
    await gone();
    await user.click(await screen.findByRole('button', { name: /^ORD-10002/ }));
    await screen.findByRole('dialog', { name: 'ORD-10002' });
    questions.all = [...questions.all, question({ id: 'confirmation-2' })];
    FakeEventSource.last.emit('confirmation', { conversationId: 'c1', id: 'confirmation-2' });
    await screen.findByRole('dialog', { name: /^Orders/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Orders/ })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'ORD-10002' })).toBeInTheDocument();
    expect(questions.answers).toEqual([]);
  });

  it('C10, C11: the first focus is on No, and a click beside the dialog does not move it', async () => {
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog();
    expect(button('No')).toHaveFocus();
    const overlay = document.querySelector('.mantine-Modal-overlay');
    const inner = document.querySelector('.mantine-Modal-inner');
    await user.click(inner ?? document.body);
    await user.click(overlay ?? document.body);
    expect(button('No')).toHaveFocus();
    expect(button(/^Yes, /)).not.toHaveFocus();
    expect(answers).toEqual([]);
  });

  it('C12: can be answered by keyboard alone', async () => {
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog();
    await user.tab();
    expect(button(/^Yes, /)).toHaveFocus();
    await user.keyboard('{Enter}');
    await gone();
    expect(answers[0]?.body.decision).toBe('accept');
  });

  it('C12: announces the question, and the outcome', async () => {
    new Questions(question());
    const { button, user } = await renderDialog();
    expect(screen.getByTestId('announcer')).toHaveTextContent(
      /Orders asks for your decision Cancel order ORD-10002/,
    );
    await user.click(button('No'));
    await gone();
    expect(screen.getByTestId('announcer')).toHaveTextContent('Your No is recorded.');
  });

  it('gives the focus back to where it was', async () => {
    const questions = new Questions();
    const { renderDesk } = await import('@/testing/render');
    await renderDesk();
    const composer = screen.getByRole('textbox', { name: 'Message' });
    composer.focus();
    questions.all = [question()];
    FakeEventSource.last.emit('confirmation', { conversationId: 'c1', id: 'confirmation-1' });
    await screen.findByRole('dialog');
    await pass(800);
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    await gone();
    await waitFor(() => expect(composer).toHaveFocus());
  });
});

describe('accidents', () => {
  it('takes no decision in the first 700 ms', async () => {
    const { answers } = new Questions(question());
    const { button, user } = await renderDialog({ armed: false });
    expect(button(/^Yes, /)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/^Yes, /));
    await user.click(button('No'));
    expect(answers).toEqual([]);
    await pass(750);
    expect(button(/^Yes, /)).toHaveAttribute('aria-disabled', 'false');
  });

  it('waits until what was being typed is over', async () => {
    new Questions(question());
    const { button } = await renderDialog({ armed: false });
    await pass(500);
    fireEvent.keyDown(button('No'), { key: 'a' });
    await pass(500);
    expect(button('No')).toHaveAttribute('aria-disabled', 'true');
    await pass(300);
    expect(button('No')).toHaveAttribute('aria-disabled', 'false');
  });

  it('does not take a key that is held down', async () => {
    new Questions(question());
    const { button } = await renderDialog();
    expect(fireEvent.keyDown(button(/^Yes, /), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button(/^Yes, /), { key: 'Enter' })).toBe(true);
  });

  it('Enter in a field decides nothing', async () => {
    const form = formWith({ confirmed: { type: 'boolean' }, reason: { type: 'string', maxLength: 50 } });
    const { answers } = new Questions(question({ form }));
    const { dialog, user } = await renderDialog();
    await user.type(within(dialog).getByLabelText('reason'), 'x{Enter}');
    expect(answers).toEqual([]);
  });

  it('sends two fast presses once', async () => {
    const { answers } = new Questions(question());
    const { button } = await renderDialog();
    const presses = [button(/^Yes, /), button(/^Yes, /), button('No')];
    // In one frame, so that nothing is drawn between them.
    act(() => {
      for (const press of presses) {
        press.click();
      }
    });
    await gone();
    expect(answers).toHaveLength(1);
  });
});

describe('several questions', () => {
  const two = () => [
    question(),
    question({ id: 'confirmation-2', message: 'Cancel order ORD-10008?', proof: 'proof-2' }),
  ];

  it('C8: are asked one after the other, each answered by its own id', async () => {
    const { answers } = new Questions(...two());
    const { button, user } = await renderDialog();
    expect(screen.getByRole('dialog')).toHaveTextContent('1 of 2');
    await user.click(button(/^Yes, /));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('ORD-10008'));
    await pass(20);
    expect(button(/^Yes, /)).toHaveAttribute('aria-disabled', 'true');
    expect(button('No')).toHaveFocus();
    await pass(800);
    await user.click(button('No'));
    await gone();
    expect(answers.map(({ id, body }) => [id, body.decision, body.proof])).toEqual([
      ['confirmation-1', 'accept', 'proof-1'],
      ['confirmation-2', 'decline', 'proof-2'],
    ]);
  });

  it('C8: a later one does not take the place of the one in sight', async () => {
    const questions = new Questions(question());
    await renderDialog();
    questions.all = two();
    FakeEventSource.last.emit('confirmation', { conversationId: 'c1', id: 'confirmation-2' });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('1 of 2'));
    expect(screen.getByRole('region', { name: 'Question' })).toHaveTextContent('ORD-10002');
  });
});

async function gone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

function formWith(properties: Record<string, unknown>, required: string[] = []) {
  return { type: 'object', properties, required };
}
