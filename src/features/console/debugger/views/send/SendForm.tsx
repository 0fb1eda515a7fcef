import { useState, type FormEvent } from 'react'
import { Button } from '#ui/actions/Button'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import { TextInput } from '#ui/forms/TextInput'
import { eventFrom, fieldsOf, type FieldKind, type SentEvent } from '../../model/eventForms'
import type { SeenActor } from '../../model/seen'
import styles from './SendTab.module.css'

const inputType: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  secret: 'password',
  number: 'number',
  yesNo: 'checkbox',
}

/** Sends an event to an actor: only those it would take now, each with its own fields. */
export function SendForm({
  actors,
  onSend,
}: {
  actors: readonly SeenActor[]
  onSend: (actor: string, event: SentEvent) => void
}) {
  const [name, setName] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const actor = actors.find((each) => each.name === name) ?? actors.find(({ accepts }) => accepts.length > 0)
  const type = actor?.accepts.find((each) => each === chosen) ?? actor?.accepts[0]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!actor || type === undefined) return
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [
        key,
        typeof value === 'string' ? value : '',
      ]),
    )
    onSend(actor.name, eventFrom(type, typed))
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Send an event to an actor">
      <h2>An event to an actor</h2>
      {!actor || type === undefined ? (
        <p>
          {actors.length === 0
            ? 'No actor runs yet: the first one starts with the first command or dialog.'
            : 'No actor takes an event now.'}
        </p>
      ) : (
        <>
          <Field label="Actor" hint={`It is ${actor.states.at(-1)}.`}>
            {(ids) => (
              <Select
                {...ids}
                value={actor.name}
                options={actors.map((each) => ({
                  value: each.name,
                  label: each.accepts.length > 0 ? each.name : `${each.name} (takes nothing now)`,
                  disabled: each.accepts.length === 0,
                }))}
                onChange={setName}
              />
            )}
          </Field>
          <Field label="Event">
            {(ids) => (
              <Select
                {...ids}
                value={type}
                options={actor.accepts.map((each) => ({ value: each, label: each }))}
                onChange={setChosen}
              />
            )}
          </Field>
          {fieldsOf(type).map(([field, kind]) => (
            <Field key={`${type} ${field}`} label={field}>
              {(ids) =>
                kind === 'yesNo' ? (
                  <input {...ids} type="checkbox" name={field} className={styles.box} />
                ) : (
                  <TextInput {...ids} type={inputType[kind]} name={field} />
                )
              }
            </Field>
          ))}
          <Button type="submit">Send {type}</Button>
        </>
      )}
    </form>
  )
}
