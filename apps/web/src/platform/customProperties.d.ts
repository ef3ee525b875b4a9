import 'react'

declare module 'react' {
  interface CSSProperties {
    /** React passes custom properties on; its types don't know them. */
    [name: `--${string}`]: string | number | undefined
  }
}
