import { Globe, LogOut, Moon, Plus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  BrandMark,
  Button,
  buttonClass,
  Card,
  CardHeader,
  Checkbox,
  IconButton,
  LogoLink,
  Menu,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Notice,
  PasswordField,
  RouteProgress,
  Select,
  Skeleton,
  SkipLink,
  Textarea,
  TextField,
  Toaster,
  Wordmark,
} from '../src/index.ts'
import { Forms } from './Forms.tsx'
import { Lists } from './Lists.tsx'
import { Overlays } from './Overlays.tsx'
import { Part } from './Part.tsx'
import type { SampleProps } from './samples.ts'

export function Gallery({ t, lang }: SampleProps) {
  const [language, setLanguage] = useState<string>(lang)
  const [isMoving, setMoving] = useState(false)
  return (
    <>
      <SkipLink href="#main">{t.skip}</SkipLink>
      <RouteProgress active={isMoving} label="…" />
      <header className="sticky top-0 z-header border-b border-line bg-surface/85 backdrop-blur">
        <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <LogoLink href="/" label={t.home} script={lang === 'ko' ? 'hangul' : 'latin'} compact />
          <span className="flex-1" />
          <Menu trigger={<IconButton label={t.language} icon={<Globe />} />}>
            <MenuRadioGroup label={t.language} value={language} onValueChange={setLanguage}>
              <MenuRadioItem value="ko" lang="ko">
                한국어
              </MenuRadioItem>
              <MenuRadioItem value="en" lang="en">
                English
              </MenuRadioItem>
              <MenuRadioItem value="de" lang="de">
                Deutsch
              </MenuRadioItem>
            </MenuRadioGroup>
          </Menu>
          <IconButton label="Dark" icon={<Moon />} onClick={() => setMoving(!isMoving)} />
          <Menu trigger={<Button size="sm">{t.account}</Button>}>
            <MenuGroup label={t.account}>
              <MenuLinkItem href="/mypage" icon={<Settings />}>
                {t.settings}
              </MenuLinkItem>
            </MenuGroup>
            <MenuSeparator />
            <MenuItem icon={<LogOut />} aside="⌥Q" onSelect={() => {}}>
              {t.logout}
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={() => {}}>
              {t.remove}
            </MenuItem>
          </Menu>
          <Button variant="primary" size="sm" className="max-sm:hidden">
            {t.start}
          </Button>
        </div>
      </header>
      <main id="main" className="mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 py-10 sm:px-6 lg:py-16">
        <section className="grid max-w-3xl gap-5">
          <div className="flex flex-wrap items-end gap-6">
            <BrandMark className="h-16" />
            <Wordmark className="h-11" />
            <Wordmark script="hangul" className="h-11" />
          </div>
          <h1 className="text-4xl font-bold sm:text-5xl">{t.heading}</h1>
          <p className="max-w-2xl text-lg text-muted">{t.lead}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" size="lg">
              {t.start}
            </Button>
            <a href="/price" className={buttonClass({ size: 'lg' })}>
              {t.details}
            </a>
          </div>
        </section>
        <Part title="Button">
          <div className="flex flex-wrap items-center gap-3">
            {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
              <Button key={variant} variant={variant} icon={<Plus />}>
                {t.save}
              </Button>
            ))}
            <Button variant="primary" loading loadingLabel={t.saving}>
              {t.save}
            </Button>
            <Button variant="primary" disabled>
              {t.save}
            </Button>
            <Button disabled>{t.cancel}</Button>
            <Button size="sm">{t.cancel}</Button>
            <IconButton label={t.remove} icon={<Trash2 />} variant="secondary" />
          </div>
        </Part>
        <Part title="Field">
          <div className="grid gap-5 md:grid-cols-2">
            <TextField label={t.email} hint={t.emailHint} required placeholder="name@example.com" />
            <TextField label={t.email} error={t.emailError} defaultValue="kim@" />
            <PasswordField
              label={t.password}
              showLabel={t.show}
              hideValueLabel={t.hide}
              defaultValue="secret-1"
            />
            <TextField
              label={t.amount}
              suffix={t.won}
              defaultValue="30,000"
              inputMode="numeric"
              aside={t.optional}
            />
            <Select label={t.nationality}>
              <option>{t.korea}</option>
              <option>{t.germany}</option>
            </Select>
            <TextField label={t.email} disabled defaultValue="kim@example.com" />
            <Textarea label={t.memo} />
            <div className="grid content-start gap-3">
              <Checkbox label={t.all} indeterminate />
              <Checkbox label={t.agree} defaultChecked />
              <Checkbox label={t.agree} hint={t.agreeHint} error={t.emailError} />
              <Checkbox label={t.agree} disabled />
            </div>
          </div>
        </Part>
        <Part title="Notice">
          <div className="grid gap-3 md:grid-cols-2">
            <Notice tone="info" title={t.infoTitle} />
            <Notice tone="success" title={t.successTitle} onDismiss={() => {}} dismissLabel={t.close} />
            <Notice tone="warning" title={t.noticeTitle} action={<Button size="sm">{t.details}</Button>}>
              {t.noticeText}
            </Notice>
            <Notice tone="danger" title={t.dangerTitle}>
              {t.dangerText}
            </Notice>
          </div>
        </Part>
        <Part title="Card">
          <div className="grid gap-4 md:grid-cols-3">
            <Card>
              <CardHeader title={t.cardTitle} text={t.cardText} level={3} />
            </Card>
            <Card interactive>
              <CardHeader
                title={t.cardTitle}
                text={t.cardText}
                level={3}
                actions={<IconButton size="sm" label={t.settings} icon={<Settings />} />}
              />
            </Card>
            <Card aria-busy="true">
              <div className="grid gap-3">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton />
                <Skeleton className="w-4/5" />
              </div>
            </Card>
          </div>
        </Part>
        <Forms t={t} lang={lang} />
        <Lists t={t} lang={lang} />
        <Overlays t={t} lang={lang} />
      </main>
      <Toaster label="F8" closeLabel={t.close} />
    </>
  )
}
