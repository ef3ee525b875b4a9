import { currentText } from '#platform/text/text.ts'
import type { SitePage } from './SitePage.ts'

export const publicPages: readonly SitePage[] = [
  {
    path: '/',
    layout: 'home',
    access: 'site',
    title: 'site.title.home',
    screen: async () => (await import('#features/site/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/download',
    layout: 'default',
    access: 'site',
    title: 'site.title.download',
    screen: async () => (await import('#features/site/DownloadScreen.tsx')).DownloadScreen,
  },
  {
    path: '/price',
    layout: 'default',
    access: 'site',
    title: 'site.title.price',
    screen: async () => (await import('#features/store/price/PriceScreen.tsx')).PriceScreen,
  },
  {
    path: '/price/success',
    layout: 'default',
    access: 'member',
    title: 'site.title.priceSuccess',
    screen: async () => (await import('#features/store/result/SuccessScreen.tsx')).SuccessScreen,
  },
  {
    // The specification spells it like this, and payment gateways are configured with it.
    path: '/price/failled',
    layout: 'default',
    access: 'member',
    title: 'site.title.priceFailed',
    screen: async () => (await import('#features/store/result/FailedPaymentScreen.tsx')).FailedPaymentScreen,
  },
  {
    path: '/terms',
    layout: 'default',
    access: 'entrance',
    title: 'site.title.terms',
    screen: async () => (await import('#features/site/TermsScreen.tsx')).TermsScreen,
    prepare: async ({ searchParams }) => {
      const { legalNameIn, prepareLegal } = await import('#features/site/terms/legalTexts.ts')
      await prepareLegal(currentText().locale, legalNameIn(searchParams))
    },
  },
  {
    path: '/guide/:page?',
    layout: 'default',
    // Everybody may read help, even if the rest of the site is for members.
    access: 'entrance',
    title: 'guide.title',
    screen: async () => (await import('#features/site/GuideScreen.tsx')).GuideScreen,
    prepare: async () => {
      const { loadGuide } = await import('#shared/guide/loadGuide.ts')
      await loadGuide(currentText().locale)
    },
  },
  {
    path: '/join',
    layout: 'none',
    access: 'entrance',
    title: 'account.join.title',
    screen: async () => (await import('#features/account/JoinScreen.tsx')).JoinScreen,
  },
  {
    path: '/id',
    layout: 'none',
    access: 'entrance',
    title: 'account.findEmail.title',
    screen: async () => (await import('#features/account/FindEmailScreen.tsx')).FindEmailScreen,
  },
  {
    path: '/pw',
    layout: 'none',
    access: 'entrance',
    title: 'account.findPassword.title',
    screen: async () => (await import('#features/account/FindPasswordScreen.tsx')).FindPasswordScreen,
  },
  {
    path: '/login',
    layout: 'none',
    access: 'login',
    title: 'account.login.title',
    screen: async () => (await import('#features/account/LoginScreen.tsx')).LoginScreen,
  },
  {
    path: '/login/:provider',
    layout: 'none',
    access: 'login',
    title: 'account.login.title',
    screen: async () => (await import('#features/account/SocialReturnScreen.tsx')).SocialReturnScreen,
  },
  {
    path: '/mypage',
    layout: 'default',
    access: 'member',
    title: 'account.myPage.title',
    screen: async () => (await import('#features/account/MyPageScreen.tsx')).MyPageScreen,
  },
  {
    path: '/dev/mailbox',
    layout: 'none',
    access: 'development',
    title: 'site.title.mailbox',
    screen: async () => (await import('#features/dev-mailbox/MailboxScreen.tsx')).MailboxScreen,
  },
]
