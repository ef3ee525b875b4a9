import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts'
import { type Press, useSinglePress } from './useSinglePress.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** The accessible name, which is also shown as a tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  tooltip?: boolean | undefined
  /** The button is busy until a promise that this returns has settled. */
  onClick?: Press<[MouseEvent<HTMLButtonElement>]> | undefined
}

const squares: Record<ButtonSize, string> = {
  sm: 'w-8 !px-0 [&_svg]:size-4',
  md: 'w-10 !px-0 pointer-coarse:w-11 [&_svg]:size-4.5',
  lg: 'w-12 !px-0 [&_svg]:size-5',
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'quiet',
    size = 'md',
    tooltip = true,
    className,
    type = 'button',
    onClick,
    ...rest
  } = props
  const { press, isRunning } = useSinglePress(onClick)
  const button = (
    <button
      type={type}
      aria-label={label}
      className={cx(
        buttonClass({ variant, size }),
        squares[size],
        variant === 'quiet' &&
          '!text-muted not-aria-disabled:hover:!text-text data-[state=open]:!text-text aria-pressed:bg-accent-soft aria-pressed:!text-accent-text',
        className,
      )}
      {...rest}
      {...(isRunning ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={press}
    >
      {icon}
    </button>
  )
  return tooltip ? (
    <Tooltip text={label} describes={false}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
