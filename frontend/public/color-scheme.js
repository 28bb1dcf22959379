// Before the first paint, so that a dark page never flashes white. A file of its own: the CSP allows no inline script.
(() => {
  let chosen = 'auto';
  try {
    chosen = window.localStorage.getItem('support-desk.color-scheme') ?? 'auto';
  } catch {
    // Storage may be blocked; the system's setting stands.
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute(
    'data-mantine-color-scheme',
    chosen === 'dark' || chosen === 'light' ? chosen : system,
  );
})();
