import type { AnchorProps } from '@pandok/ui'
import { Link } from 'react-router'
import { siteAddress } from '#platform/desktop/siteAddress.ts'

/**
 * Links of the design system, handled by the router; in the Windows program, links to the public site open in
 * the browser.
 */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const outside = siteAddress(href)
  return outside === null ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={outside} target="_blank" rel="noopener" {...rest} />
  )
}
