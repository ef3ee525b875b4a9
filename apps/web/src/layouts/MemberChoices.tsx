import { LOCALES } from '@pandok/domain'
import {
  BookmarkIcon,
  CircleHelpIcon,
  CreditCardIcon,
  KeyboardIcon,
  LogOutIcon,
  MegaphoneIcon,
  Menu,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MoonIcon,
  ShieldCheckIcon,
  SunIcon,
  UserRoundIcon,
} from '@pandok/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { loadFont } from '#platform/text/fonts.ts'
import { useLocale, useText } from '#platform/text/text.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { guidePlaceOnScreen } from '#shared/guide/guidePlaceOnScreen.ts'
import { GUIDE_PLACES } from '#shared/guide/guidePlaces.ts'
import { helpStore } from '#shared/guide/helpStore.ts'
import { whatsNewStore } from '#shared/guide/whatsNewStore.ts'
import { useSession } from '#shared/session/session.ts'
import { chooseMailLocale } from './chooseMailLocale.ts'
import { LANGUAGE_NAMES } from './languages.ts'
import type { OpenedMenuProps } from './OnDemandMenu.tsx'
import { useSignOut } from './useSignOut.tsx'
import { useStanding } from './useStanding.ts'

export function MemberChoices(opened: OpenedMenuProps) {
  const text = useText()
  const name = useSession().user_name
  const isAdmin = useStanding() === 'admin'
  const { leave, question } = useSignOut('program')
  return (
    <>
      <Menu defaultOpen {...opened} className="w-64">
        <p className="truncate px-2.5 pt-1 pb-2 font-semibold">{name}</p>
        <MenuLinkItem href="/mypage" icon={<UserRoundIcon />}>
          {text('site.nav.myPage')}
        </MenuLinkItem>
        <MenuLinkItem href="/program/payment" icon={<CreditCardIcon />}>
          {text('site.title.price')}
        </MenuLinkItem>
        {isAdmin ? (
          <MenuLinkItem href="/admin/user" icon={<ShieldCheckIcon />}>
            {text('site.nav.admin')}
          </MenuLinkItem>
        ) : null}
        <MenuSeparator />
        <HelpItems />
        <MenuSeparator />
        <AppearanceItems />
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />} onSelect={leave}>
          {text('ui.signOut')}
        </MenuItem>
      </Menu>
      {question}
    </>
  )
}

function HelpItems() {
  const text = useText()
  const { pathname, search } = useLocation()
  const hasNews = useStorePart(whatsNewStore, ({ isUnread }) => isUnread)
  return (
    <>
      <MenuItem
        icon={<CircleHelpIcon />}
        onSelect={() => helpStore.show({ place: guidePlaceOnScreen(pathname + search), startsReading: true })}
      >
        {text('guide.title')}
      </MenuItem>
      <MenuItem
        icon={<KeyboardIcon />}
        aside="?"
        onSelect={() => helpStore.show({ place: GUIDE_PLACES.shortcuts, startsReading: true })}
      >
        {text('guide.keys')}
      </MenuItem>
      <MenuItem
        icon={hasNews ? <MegaphoneIcon className="!text-accent-text" /> : <BookmarkIcon />}
        aside={hasNews ? text('guide.news.unread') : undefined}
        onSelect={() => {
          whatsNewStore.markRead()
          helpStore.show({ place: GUIDE_PLACES.news, startsReading: true })
        }}
      >
        {text('guide.news')}
      </MenuItem>
    </>
  )
}

function AppearanceItems() {
  const text = useText()
  const { locale, setLocale } = useLocale()
  const { theme, setTheme } = useTheme()
  const isDark = theme === 'dark'
  // Each name is written in its own script, for which the computer may have no font.
  useEffect(() => LOCALES.forEach(loadFont), [])
  return (
    <>
      <MenuItem
        icon={isDark ? <SunIcon /> : <MoonIcon />}
        onSelect={() => setTheme(isDark ? 'light' : 'dark')}
      >
        {text(isDark ? 'ui.theme.toLight' : 'ui.theme.toDark')}
      </MenuItem>
      <MenuGroup label={text('ui.language')}>
        <MenuRadioGroup
          label={text('ui.language')}
          value={locale}
          onValueChange={(next) => {
            void setLocale(next)
            chooseMailLocale(next)
          }}
        >
          {LOCALES.map((each) => (
            <MenuRadioItem key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuGroup>
    </>
  )
}
