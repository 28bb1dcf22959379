#!/usr/bin/env node
// A third-party host: the TypeScript SDK's client against a running order-service, with a person who answers as told.
//
//   MCP_BEARER=... node client.mjs --url http://127.0.0.1:8081/mcp --mode auto --list
//   MCP_BEARER=... node client.mjs --url ... --mode 2026-07-28 --order ORD-10002 --answer accept --expect 'is cancelled'
//
// --mode    legacy (initialize) | auto (asks the server first) | 2026-07-28 (no other)
// --answer  accept | decline | cancel
// Prints one line of JSON per event. Exit 0: as expected; 1: another result; 2: no connection.
import { parseArgs } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    mode: { type: 'string', default: 'auto' },
    list: { type: 'boolean' },
    order: { type: 'string' },
    answer: { type: 'string', default: 'accept' },
    expect: { type: 'string', default: '' }
  }
});
const token = process.env.MCP_BEARER;
const tell = (event, data) => console.log(JSON.stringify({ event, ...data }));

const client = new Client(
  { name: 'support-desk-conformance', version: '0.1.0' },
  {
    capabilities: { elicitation: { form: {} } },
    versionNegotiation: { mode: ['auto', 'legacy'].includes(given.mode) ? given.mode : { pin: given.mode } }
  }
);
client.setRequestHandler('elicitation/create', async request => {
  tell('asked', { message: request.params.message, answer: given.answer });
  return given.answer === 'accept'
    ? { action: 'accept', content: { confirmed: true, note: 'conformance' } }
    : { action: given.answer };
});
const transport = new StreamableHTTPClientTransport(new URL(given.url), { authProvider: { token: async () => token } });

async function run() {
  if (given.list) {
    const { tools } = await client.listTools();
    tell('tools', { tools: tools.map(tool => tool.name) });
    return new RegExp(given.expect).test(tools.map(tool => tool.name).join(' '));
  }
  const result = await client.callTool({ name: 'cancel_order', arguments: { orderId: given.order } });
  const text = result.content.map(part => part.text ?? '').join('\n');
  tell('result', { isError: Boolean(result.isError), text });
  return new RegExp(given.expect).test(text);
}

try {
  await client.connect(transport);
} catch (e) {
  tell('error', { at: 'connect', name: e.constructor.name, message: e.message });
  process.exit(2);
}
tell('connected', { era: client.getProtocolEra(), protocol: client.getNegotiatedProtocolVersion() });
let good = false;
try {
  good = await run();
} catch (e) {
  tell('error', { at: 'call', name: e.constructor.name, message: e.message });
  good = given.expect !== '' && new RegExp(given.expect).test(`${e.constructor.name} ${e.message}`);
}
if (transport.sessionId) await transport.terminateSession().catch(() => {});
await client.close();
process.exit(good ? 0 : 1);
