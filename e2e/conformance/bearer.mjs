// The suite has no option for a token. Preloaded into it (NODE_OPTIONS=--import), this adds
// "Authorization: Bearer $MCP_BEARER" to each request to a loopback address that has none, and changes nothing else: the
// suite's own Host and Origin headers are what some of its checks are about.
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const token = process.env.MCP_BEARER;
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');
const LOOPBACK = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

const named = name => String(name).toLowerCase() === 'authorization';

function entries(headers) {
  if (!headers) return [];
  if (Array.isArray(headers)) {
    return headers.flatMap((value, i) => (i % 2 === 0 ? [[value, headers[i + 1]]] : []));
  }
  return typeof headers[Symbol.iterator] === 'function' ? [...headers] : Object.entries(headers);
}

function withToken(headers) {
  const all = entries(headers);
  return all.some(([name]) => named(name)) ? headers : [...all.flat(), 'authorization', `Bearer ${token}`];
}

/** Covers fetch() and the suite's own undici, which share the global dispatcher. */
function coverFetch(inner) {
  return new Proxy(inner, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (property !== 'dispatch') return typeof value === 'function' ? value.bind(target) : value;
      return (options, handler) =>
        target.dispatch(
          LOOPBACK.test(new URL(String(options.origin)).origin)
            ? { ...options, headers: withToken(options.headers) }
            : options,
          handler
        );
    }
  });
}

/** Covers http.request, which the header scenarios use. */
function coverHttp() {
  const request = http.request;
  http.request = function (target, options, callback) {
    const given = typeof target === 'string' || target instanceof URL ? options : target;
    if (given && typeof given === 'object' && !entries(given.headers).some(([name]) => named(name))) {
      given.headers = { ...given.headers, authorization: `Bearer ${token}` };
    }
    return request.call(http, target, options, callback);
  };
  syncBuiltinESMExports();
}

if (token) {
  await fetch('data:,').catch(() => {}); // makes node install its dispatcher
  globalThis[DISPATCHER] = coverFetch(globalThis[DISPATCHER]);
  coverHttp();
}
