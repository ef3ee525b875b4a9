/** The Pandok server of the Windows program, as `https://pandok.example`; null before one is configured. */
export const desktopServer = (): string | null => document.documentElement.getAttribute('data-desktop-server')
