import type { ServerEvent } from '@/types/api';

export interface ToolActivity {
  call: string;
  server: string;
  name: string;
  arguments: Record<string, unknown>;
  state: 'started' | 'finished' | 'failed';
  summary?: string;
  progress?: { done: number; total?: number; message?: string };
  logs: { id: number; level: string; message: string }[];
}

/** What was seen of one turn while it ran; the server's history has the words, this has the way there. */
export interface LiveTurn {
  id: string;
  /** The person's message; undefined when the page came later than the message did. */
  text?: string;
  /** How many messages came before the turn, as far as was known when it began. */
  after: number;
  state: 'running' | 'done' | 'failed';
  /** When it was last heard of, by our clock. */
  heardAt: number;
  answer: string;
  tools: ToolActivity[];
  error?: string;
}

export type TurnEvent = Extract<ServerEvent, { data: { turn: string } }>;

const MOST_LOGS = 200;

export function beginTurn(id: string, after: number, text?: string): LiveTurn {
  return {
    id,
    after,
    state: 'running',
    heardAt: Date.now(),
    answer: '',
    tools: [],
    ...(text === undefined ? {} : { text }),
  };
}

/** The turn after the event. A turn that has ended stays as it is: events may be replayed. */
export function advance(before: LiveTurn, event: TurnEvent): LiveTurn {
  if (before.state !== 'running') {
    return before;
  }
  const turn = { ...before, heardAt: Date.now() };
  switch (event.type) {
    case 'message':
      return { ...turn, text: event.data.text };
    case 'delta':
      return { ...turn, answer: turn.answer + event.data.text };
    case 'reply':
      return { ...turn, state: 'done', answer: event.data.text };
    case 'error':
      return { ...turn, state: 'failed', error: event.data.message };
    default:
      return { ...turn, tools: withTool(turn.tools, event) };
  }
}

type ToolEvent = Extract<TurnEvent, { data: { call: string } }>;

function withTool(tools: ToolActivity[], event: ToolEvent): ToolActivity[] {
  const { call } = event.data;
  const known = tools.find((tool) => tool.call === call);
  const changed = changedTool(
    known ?? { call, server: '', name: '', arguments: {}, state: 'started', logs: [] },
    event,
  );
  return known ? tools.map((tool) => (tool === known ? changed : tool)) : [...tools, changed];
}

function changedTool(tool: ToolActivity, { type, data }: ToolEvent): ToolActivity {
  switch (type) {
    case 'tool': {
      const { server, name, state, summary } = data;
      const next = { ...tool, server, name, state, arguments: data.arguments ?? tool.arguments };
      return summary === undefined ? next : { ...next, summary };
    }
    case 'progress': {
      const { progress: done, total, message } = data;
      return {
        ...tool,
        progress: { done, ...(total === undefined ? {} : { total }), ...(message ? { message } : {}) },
      };
    }
    case 'log': {
      const id = (tool.logs.at(-1)?.id ?? 0) + 1;
      return {
        ...tool,
        logs: [...tool.logs, { id, level: data.level, message: data.message }].slice(-MOST_LOGS),
      };
    }
  }
}
