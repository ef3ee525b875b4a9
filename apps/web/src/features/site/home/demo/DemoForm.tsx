import type { Filling } from '@pandok/board'
import type { MessageKey, Values } from '@pandok/i18n'
import { type FormMessages, formatMessage, loadFormWords } from '@pandok/i18n'
import { type FormControls, ModuleForm } from '@pandok/module-form'
import { Skeleton } from '@pandok/ui'
import { type Ref, useEffect, useState } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { type Text, useText } from '#platform/text/text.ts'

interface DemoFormProps {
  filling: Filling
  controls: Ref<FormControls>
  onFinish: () => void
}

export function DemoForm({ filling, controls, onFinish }: DemoFormProps) {
  const text = useFormText()
  if (!text) return <Skeleton className="h-40" />
  return (
    <ModuleForm
      session={filling.session}
      definition={filling.definition}
      locale={text.locale}
      words={formWords(text)}
      label={text('site.demo.cell.nodule')}
      controls={controls}
      onFinish={onFinish}
      onEnd={onFinish}
    />
  )
}

/** The page's texts plus those of forms, which public pages otherwise don't load. */
function useFormText(): Text | undefined {
  const text = useText()
  const [formText, setFormText] = useState<Text>()
  useEffect(() => {
    let isLate = false
    void loadFormWords(text.locale).then((messages) => {
      if (!isLate) setFormText(() => withForm(text, messages))
    })
    return () => {
      isLate = true
    }
  }, [text])
  return formText
}

function withForm(text: Text, messages: FormMessages): Text {
  const say = (key: MessageKey, values?: Values) =>
    key in messages
      ? formatMessage(messages[key as keyof FormMessages], text.locale, values)
      : text(key, values)
  return Object.assign(say, { locale: text.locale, problem: text.problem, error: text.error })
}
