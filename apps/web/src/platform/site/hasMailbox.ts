import { isLoopbackHost } from '@pandok/domain'
import { siteConfig } from './siteConfig.ts'

/** The server shows the mails that it keeps to its own computer only, so nobody else is led there. */
export const hasMailbox = (): boolean => siteConfig.mailbox && isLoopbackHost(window.location.hostname)
