import {
  CircleHelpIcon,
  LayoutGridIcon,
  LogOutIcon,
  Menu,
  MenuItem,
  MenuLinkItem,
  MenuSeparator,
  ShieldCheckIcon,
  UserRoundIcon,
} from '@pandok/ui'
import { useLocation } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { guideHref, guidePlaceOf } from '#shared/guide/guidePlaces.ts'
import { signOut, useSession } from '#shared/session/session.ts'
import type { OpenedMenuProps } from './OnDemandMenu.tsx'
import { useStanding } from './useStanding.ts'

export function AccountChoices(opened: OpenedMenuProps) {
  const text = useText()
  const isAdmin = useStanding() === 'admin'
  const { pathname, search } = useLocation()
  return (
    <Menu defaultOpen {...opened}>
      <p className="truncate px-2.5 pt-1 pb-2 font-semibold">{useSession().user_name}</p>
      <MenuLinkItem href="/program/plate" icon={<LayoutGridIcon />}>
        {text('site.nav.program')}
      </MenuLinkItem>
      <MenuLinkItem href="/mypage" icon={<UserRoundIcon />}>
        {text('site.nav.myPage')}
      </MenuLinkItem>
      <MenuLinkItem href={guideHref(guidePlaceOf(pathname + search))} icon={<CircleHelpIcon />}>
        {text('guide.title')}
      </MenuLinkItem>
      {isAdmin ? (
        <MenuLinkItem href="/admin/user" icon={<ShieldCheckIcon />}>
          {text('site.nav.admin')}
        </MenuLinkItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} onSelect={() => void signOut('public')}>
        {text('ui.signOut')}
      </MenuItem>
    </Menu>
  )
}
