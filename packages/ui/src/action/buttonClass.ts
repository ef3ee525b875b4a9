import { cx } from '../cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent shadow-key not-aria-disabled:hover:bg-accent-hover not-aria-disabled:active:bg-accent-press',
  secondary:
    'bg-overlay text-text border border-line-strong/55 shadow-key not-aria-disabled:hover:border-line-strong not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--overlay),var(--text)_4%)] not-aria-disabled:active:bg-[color-mix(in_oklab,var(--overlay),var(--text)_9%)]',
  quiet:
    'text-text data-[state=open]:bg-hover not-aria-disabled:hover:bg-hover not-aria-disabled:active:bg-press',
  danger:
    'bg-danger text-on-danger shadow-key not-aria-disabled:hover:bg-danger-hover not-aria-disabled:active:bg-danger-press',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm rounded-sm gap-1.5 [&_svg]:size-3.5',
  md: 'h-10 px-4 text-base rounded-md gap-2 pointer-coarse:h-11 [&_svg]:size-4',
  lg: 'h-12 px-5.5 text-lg rounded-md gap-2.5 [&_svg]:size-4.5',
}

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** If true, the button takes the full width of its container. */
  block?: boolean | undefined
}

/** Returns the appearance of a button, for links that act as one. */
export function buttonClass({ variant = 'secondary', size = 'md', block = false }: ButtonStyle = {}): string {
  return cx(
    'relative inline-flex shrink-0 items-center justify-center font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color] [&_svg]:shrink-0',
    'disabled:opacity-45 aria-disabled:not-aria-busy:opacity-45',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )
}
