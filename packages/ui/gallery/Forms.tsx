import { useState } from 'react'
import {
  Button,
  Card,
  CodeField,
  Combobox,
  Countdown,
  Divider,
  FormError,
  PasswordField,
  PasswordRules,
  RadioGroup,
  SearchField,
  Steps,
} from '../src/index.ts'
import { Part } from './Part.tsx'
import type { SampleProps } from './samples.ts'

export function Forms({ t }: SampleProps) {
  const [code, setCode] = useState('48210')
  const [search, setSearch] = useState('CT')
  const [place, setPlace] = useState('mail')
  const [until] = useState(() => Date.now() + 272_000)
  return (
    <Part title="Steps, CodeField, PasswordRules, RadioGroup, SearchField, Combobox, FormError">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-6">
          <Steps
            label={t.steps}
            doneLabel={t.done}
            current={1}
            steps={[
              { id: 'agree', label: t.stepAgree },
              { id: 'mail', label: t.stepMail },
              { id: 'password', label: t.stepPassword },
              { id: 'profile', label: t.stepProfile },
            ]}
          />
          <CodeField
            label={t.code}
            hint={t.codeHint}
            value={code}
            onChange={setCode}
            aside={<Countdown until={until} label={t.left} />}
          />
          <Button variant="primary" block>
            {t.next}
          </Button>
          <Divider>{t.or}</Divider>
          <SearchField
            label={t.search}
            clearLabel={t.clear}
            value={search}
            onChange={setSearch}
            placeholder={t.search}
          />
          <Combobox
            label={t.steps}
            value={place}
            onChange={setPlace}
            options={[
              { value: 'agree', label: t.stepAgree },
              { value: 'mail', label: t.stepMail },
              { value: 'password', label: t.stepPassword },
              { value: 'profile', label: t.stepProfile },
            ]}
          />
        </Card>
        <Card className="grid gap-6">
          <FormErrorSample t={t} lang="ko" />
          <div className="grid gap-2.5">
            <PasswordField
              label={t.password}
              showLabel={t.show}
              hideValueLabel={t.hide}
              defaultValue="pan1"
              aria-describedby="rules"
            />
            <PasswordRules
              id="rules"
              label={t.password}
              metLabel={t.met}
              unmetLabel={t.unmet}
              rules={[
                { id: 'length', text: t.ruleLength, met: false },
                { id: 'letter', text: t.ruleLetter, met: true },
                { id: 'digit', text: t.ruleDigit, met: true },
                { id: 'special', text: t.ruleSpecial, met: false },
              ]}
            />
          </div>
          <RadioGroup
            label={t.major}
            layout="cards"
            defaultValue="radiology"
            required
            options={[
              { value: 'radiology', label: t.radiology, hint: t.radiologyHint },
              { value: 'pathology', label: t.pathology, hint: t.pathologyHint },
            ]}
          />
          <RadioGroup
            label={t.major}
            layout="inline"
            defaultValue="pathology"
            options={[
              { value: 'radiology', label: t.radiology },
              { value: 'pathology', label: t.pathology },
            ]}
          />
        </Card>
      </div>
    </Part>
  )
}

/** It is mounted on demand, because it takes the focus, which would scroll every screenshot. */
function FormErrorSample({ t }: SampleProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="grid justify-items-start gap-3">
      <Button id="refuse" size="sm" onClick={() => setAttempt(attempt + 1)}>
        FormError
      </Button>
      <FormError
        title={attempt ? t.formErrorTitle : undefined}
        attempt={attempt}
        errors={[{ fieldId: 'rules', text: t.emailError }]}
      />
    </div>
  )
}
