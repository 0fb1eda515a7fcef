import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { Field } from '#ui/forms/Field'
import { TextArea } from '#ui/forms/TextArea'
import { notKeptText } from '#features/shared/text/notKept'
import { demoPath } from '../noun'
import { keepOwnScript, OWN_NAME } from '../keptScript'
import { problemText } from '../script/problem'
import { validate } from '../script/validate'
import { vocabulary } from '../script/vocabulary'

/** The problems of the text of a script; undefined when it can be played. */
function errorIn(text: string): string | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return /^\s*(import|export)\b/m.test(text)
      ? 'This is the TypeScript of a demo. Paste its JSON, as “Copy as demo” in the debugger gives it.'
      : 'This is not JSON.'
  }
  const name = typeof read === 'object' && read !== null && 'name' in read ? read.name : undefined
  const file = typeof name === 'string' ? `${name}.json` : 'script.json'
  return validate(read, file, vocabulary()).map(problemText)[0]
}

/** Plays a script that is not one of the list: copied from the debugger, or written. */
export function OwnScript() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function play() {
    const found = errorIn(text)
    const notKept = found === undefined ? keepOwnScript(text) : undefined
    setError(notKept ? notKeptText[notKept] : found)
    if (found === undefined && !notKept) location.assign(demoPath(OWN_NAME))
  }
  return (
    <Card title="A script of your own">
      <Field
        label="Script"
        hint="As JSON, as “Copy as demo” in the debugger's log gives it: name, title, about, world, start and steps. It is kept in this tab only."
        error={error}
      >
        {(ids) => (
          <TextArea
            {...ids}
            name="script"
            rows={5}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button onClick={play}>Play script</Button>
    </Card>
  )
}
