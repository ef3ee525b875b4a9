import { isLoopbackHost } from '@pandok/domain'
import { siteConfig } from './siteConfig.ts'

/** The server shows its mails only to its own computer, so nobody else gets the link. */
export const hasMailbox = (): boolean => siteConfig.mailbox && isLoopbackHost(window.location.hostname)
