const PATHS = {
  send: 'M4 12 20 4l-4 16-4.500-6.500zm7.500 1.500L20 4',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  inbox: 'M4 13 6.500 5h11L20 13v6H4zm0 0h5l1.500 2.500h3L15 13h5',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V5h4v2m-7 0 1 13h8l1-13',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0-5v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400m0-12.800L17 7M7 17l-1.400 1.400',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  list: 'M5 7h14M5 12h14M5 17h14',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zm0 0 8 4 8-4m-8 4v8',
  check: 'm5 13 4.500 4.500L19 7.500',
  alert: 'M12 4 21 19H3zm0 6v4m0 2.500v.100',
  tool: 'M14.500 6.500a4 4 0 0 0-5 5L4 17l3 3 5.500-5.500a4 4 0 0 0 5-5L15 12l-3-3z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decoration; the words beside it say the same. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
