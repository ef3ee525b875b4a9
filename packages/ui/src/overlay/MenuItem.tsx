import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Anchor } from '../navigation/LinkProvider.tsx'

const rowClass =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base outline-none select-none pointer-coarse:min-h-11 ' +
  'cursor-pointer data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'

interface MenuItemProps {
  icon?: ReactNode
  /** The content at the end of the row: a shortcut or a count. */
  aside?: ReactNode
  disabled?: boolean | undefined
  children: ReactNode
}

function Row({ icon, aside, children }: Pick<MenuItemProps, 'icon' | 'aside' | 'children'>) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {aside ? <span className="ms-4 text-xs text-muted">{aside}</span> : null}
    </>
  )
}

export function MenuItem(props: MenuItemProps & { onSelect: () => void; danger?: boolean | undefined }) {
  return (
    <DropdownMenu.Item
      disabled={props.disabled ?? false}
      onSelect={props.onSelect}
      className={cx(rowClass, props.danger && 'text-danger-text [&_svg]:!text-danger-text')}
    >
      <Row icon={props.icon} aside={props.aside}>
        {props.children}
      </Row>
    </DropdownMenu.Item>
  )
}

export function MenuLinkItem(props: MenuItemProps & { href: string; current?: boolean | undefined }) {
  return (
    <DropdownMenu.Item asChild disabled={props.disabled ?? false} className={rowClass}>
      <Anchor href={props.href} aria-current={props.current ? 'page' : undefined}>
        <Row icon={props.icon} aside={props.aside}>
          {props.children}
        </Row>
      </Anchor>
    </DropdownMenu.Item>
  )
}

export function MenuGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <DropdownMenu.Group>
      {label ? (
        <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-muted">
          {label}
        </DropdownMenu.Label>
      ) : null}
      {children}
    </DropdownMenu.Group>
  )
}

interface MenuRadioGroupProps<Value extends string> {
  label?: string | undefined
  value: Value
  /** The values of all items have the same type. */
  onValueChange: (value: Value) => void
  children: ReactNode
}

export function MenuRadioGroup<Value extends string>({
  label,
  children,
  value,
  onValueChange,
}: MenuRadioGroupProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
    >
      {children}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuRadioItem(props: MenuItemProps & { value: string; lang?: string | undefined }) {
  return (
    <DropdownMenu.RadioItem
      value={props.value}
      lang={props.lang}
      disabled={props.disabled ?? false}
      className={cx(rowClass, 'data-[state=checked]:font-semibold')}
    >
      <Row icon={props.icon} aside={props.aside}>
        {props.children}
      </Row>
      <span className="grid size-4 shrink-0 place-items-center">
        <DropdownMenu.ItemIndicator>
          <Check strokeWidth={2.5} className="!text-accent-text" />
        </DropdownMenu.ItemIndicator>
      </span>
    </DropdownMenu.RadioItem>
  )
}

interface MenuCheckboxItemProps extends MenuItemProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** The item keeps the menu open when pressed, because several are often chosen in a row. */
export function MenuCheckboxItem(props: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={props.checked}
      onCheckedChange={props.onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      disabled={props.disabled ?? false}
      className={rowClass}
    >
      <span className="grid size-4 shrink-0 place-items-center rounded-xs border border-line-strong bg-field">
        <DropdownMenu.ItemIndicator>
          <Check strokeWidth={3} className="!size-3 !text-accent-text" />
        </DropdownMenu.ItemIndicator>
      </span>
      <Row icon={props.icon} aside={props.aside}>
        {props.children}
      </Row>
    </DropdownMenu.CheckboxItem>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
}
