interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Kept in this browser; where storage is blocked, nothing is kept and nothing fails. */
export const stored: Store = over(() => window.localStorage);

/** Kept as long as this tab, over a reload. */
export const storedInTab: Store = over(() => window.sessionStorage);

function over(storage: () => Storage): Store {
  return {
    read: (key) => attempt(() => storage().getItem(key) ?? undefined),
    write: (key, value) => attempt(() => storage().setItem(key, value)),
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
