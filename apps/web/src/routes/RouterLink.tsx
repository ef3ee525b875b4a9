import type { AnchorProps } from '@pandok/ui'
import { Link } from 'react-router'

/** Links of the design system, followed without loading a page. */
export const RouterLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />
