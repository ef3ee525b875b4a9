/** Whether the Windows program shows this page, which marks the page accordingly. */
export const isDesktop = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-desktop')
