/** Leaves the page; apart, because a test can not leave. */
export const navigation = {
  /** Goes to a web address; anything else (`javascript:`) is refused with an error. */
  leaveTo(address: string): void {
    const { protocol, href } = new URL(address, window.location.href);
    if (protocol !== 'https:' && protocol !== 'http:') {
      throw new Error(`Not a web address: ${protocol}`);
    }
    window.location.assign(href);
  },
};
