/** Whether the Windows program shows this page; it says so in the page itself. */
export const isDesktop = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-desktop')
