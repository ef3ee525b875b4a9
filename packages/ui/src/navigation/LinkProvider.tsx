import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface AnchorProps extends ComponentProps<'a'> {
  href: string
}

const LinkContext = createContext<ComponentType<AnchorProps> | null>(null)

/** Lets an app render this package's links with its router. Without it they are plain anchors. */
export function LinkProvider(props: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>
}

/** Renders a router link inside the site, and a plain anchor to anywhere else. */
export function Anchor(props: AnchorProps) {
  const RouterLink = useContext(LinkContext)
  const isInside = props.href.startsWith('/') && !props.href.startsWith('//')
  return RouterLink && isInside && !props.download && !props.target ? (
    <RouterLink {...props} />
  ) : (
    <a {...props} />
  )
}
