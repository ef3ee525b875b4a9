import type { SitePage } from './SitePage.ts'

export const programPages: readonly SitePage[] = [
  {
    path: '/program',
    layout: 'none',
    access: 'programDoor',
    title: 'account.login.title.program',
    screen: async () => (await import('./ProgramDoor.tsx')).ProgramDoor,
  },
  {
    path: '/program/plate',
    layout: 'program',
    access: 'member',
    title: 'program.title.plates',
    screen: async () => (await import('./PlatePage.tsx')).PlatePage,
  },
  {
    path: '/program/plate/share',
    layout: 'program',
    access: 'member',
    title: 'program.title.sharedPlates',
    screen: async () => (await import('#features/plates/list/PlatesScreen.tsx')).SharedPlatesScreen,
  },
  {
    path: '/program/module/:id?',
    layout: 'program',
    access: 'member',
    title: 'program.title.modules',
    screen: async () => (await import('./ModulePage.tsx')).ModulePage,
  },
  {
    path: '/program/library',
    layout: 'program',
    access: 'member',
    title: 'program.title.library',
    screen: async () => (await import('#features/library/LibraryScreen.tsx')).LibraryScreen,
  },
  {
    path: '/program/check',
    layout: 'program',
    access: 'member',
    title: 'program.title.check',
    screen: async () => (await import('#features/plates/check/CheckScreen.tsx')).CheckScreen,
  },
  {
    path: '/program/payment',
    layout: 'program',
    access: 'member',
    title: 'program.title.payments',
    screen: async () => (await import('#features/store/payments/PaymentsScreen.tsx')).PaymentsScreen,
  },
  {
    path: '/program/delete',
    layout: 'program',
    access: 'member',
    title: 'program.title.trash',
    screen: async () => (await import('#features/trash/TrashScreen.tsx')).TrashScreen,
  },
  {
    path: '/program/preview',
    layout: 'preview',
    access: 'member',
    title: 'program.title.preview',
    screen: async () => (await import('#features/plates/run/PreviewScreen.tsx')).PreviewScreen,
  },
  {
    path: '/program/viewer',
    layout: 'preview',
    access: 'member',
    title: 'program.title.viewer',
    screen: async () => (await import('./ViewerPage.tsx')).ViewerPage,
  },
]
