import type { MessageKey } from '@pandok/i18n'
import type { SitePath } from '@pandok/protocol'
import type { ComponentType } from 'react'

export type LayoutName = 'admin' | 'default' | 'desktop' | 'home' | 'none' | 'preview' | 'program'

/**
 * Who may open a page:
 * - `site`: everybody, unless the installation is for members only;
 * - `entrance`: always everybody, because these pages lead to the log-in;
 * - `login`: visitors only;
 * - `programLogin`, `adminLogin`: a log-in form for visitors, a redirect into the area for members;
 * - `member`, `admin`: members and administrators; `development`: only if the server enables it;
 * - `desktop`: everybody in the Windows program.
 */
export type Access =
  | 'site'
  | 'entrance'
  | 'login'
  | 'programLogin'
  | 'adminLogin'
  | 'member'
  | 'admin'
  | 'development'
  | 'desktop'

export interface SitePage {
  path: SitePath | '/program/desktop'
  layout: LayoutName
  access: Access
  title: MessageKey
  screen: () => Promise<ComponentType>
  /** Loads what the page needs besides its code before it can be shown, in the present language. */
  prepare?: ((url: URL) => Promise<void>) | undefined
}
