import type { MessageKey } from '@pandok/i18n'
import type { SitePath } from '@pandok/protocol'
import type { ComponentType } from 'react'

export type LayoutName = 'admin' | 'default' | 'desktop' | 'home' | 'none' | 'preview' | 'program'

/**
 * Who may open a page:
 * - `site`: everybody, unless the installation is for members only;
 * - `entrance`: everybody always, since nobody could get in without it;
 * - `login`: visitors only, members are past it;
 * - `programDoor`, `adminDoor`: a log-in form for visitors, the way in for others;
 * - `member`, `admin`: those; `development`: where the server offers it;
 * - `desktop`: everybody in the Windows program.
 */
export type Access =
  | 'site'
  | 'entrance'
  | 'login'
  | 'programDoor'
  | 'adminDoor'
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
  /** What it needs beside its code before it can be shown whole, in the language of the moment. */
  prepare?: ((url: URL) => Promise<void>) | undefined
}
