import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../action/Button.tsx'
import { LinkProvider } from '../navigation/LinkProvider.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem, MenuLinkItem, MenuRadioGroup, MenuRadioItem } from './MenuItem.tsx'

afterEach(cleanup)

it('opens by the keyboard, moves by arrows, acts and gives the focus back', async () => {
  const remove = vi.fn()
  render(
    <Menu trigger={<Button>more</Button>}>
      <MenuItem onSelect={() => {}}>copy</MenuItem>
      <MenuItem danger onSelect={remove}>
        delete
      </MenuItem>
    </Menu>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('copy'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('more'))
})

it('offers one of several and announces which is chosen', async () => {
  function Language() {
    const [value, setValue] = useState('ko')
    return (
      <Menu trigger={<Button>{value}</Button>}>
        <MenuRadioGroup label="Language" value={value} onValueChange={setValue}>
          <MenuRadioItem value="ko">한국어</MenuRadioItem>
          <MenuRadioItem value="de">Deutsch</MenuRadioItem>
        </MenuRadioGroup>
      </Menu>
    )
  }
  render(<Language />)
  await userEvent.click(screen.getByRole('button', { name: 'ko' }))
  expect(screen.getByRole('menuitemradio', { name: '한국어' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }))
  expect(screen.getByRole('button', { name: 'de' })).toBeDefined()
})

it('renders links with the router of the app', async () => {
  render(
    <LinkProvider
      component={({ children, ...rest }) => (
        <a data-router="yes" {...rest}>
          {children}
        </a>
      )}
    >
      <Menu trigger={<Button>account</Button>}>
        <MenuLinkItem href="/mypage" current>
          my page
        </MenuLinkItem>
        <MenuLinkItem href="https://example.com/">outside</MenuLinkItem>
      </Menu>
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'account' }))
  const inside = screen.getByRole('menuitem', { name: 'my page' })
  expect(inside.getAttribute('href')).toBe('/mypage')
  expect(inside.dataset['router']).toBe('yes')
  expect(inside.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('menuitem', { name: 'outside' }).dataset['router']).toBeUndefined()
})

const HTML = 'http://www.w3.org/1999/xhtml'

it('injects no style element and leaves the page usable, as the content policy demands', async () => {
  render(
    <Menu trigger={<Button>more</Button>}>
      <MenuItem onSelect={() => {}}>copy</MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  // Only `style` elements of HTML affect anything; the viewer leaves an element of that name in another
  // namespace.
  const styles = [...document.querySelectorAll('style')].filter(({ namespaceURI }) => namespaceURI === HTML)
  expect(styles).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'more' })).toBeDefined()
})

it('opens inside the themed subtree that contains its trigger', async () => {
  render(
    <div data-theme="dark" data-testid="island">
      <Menu trigger={<Button>more</Button>}>
        <MenuItem onSelect={() => {}}>copy</MenuItem>
      </Menu>
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  expect(screen.getByTestId('island').contains(screen.getByRole('menu'))).toBe(true)
})

it('focuses its first item if it is opened by a key that was pressed before it was loaded', async () => {
  render(
    <Menu defaultOpen focusFirst trigger={<Button>more</Button>}>
      <MenuItem onSelect={() => {}}>copy</MenuItem>
      <MenuItem onSelect={() => {}}>paste</MenuItem>
    </Menu>,
  )
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'copy' })))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'paste' })))
})
