import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { Field } from '#ui/forms/Field'
import { TextArea } from '#ui/forms/TextArea'
import { demoPath } from '../demoPaths'
import { keepOwnScript, OWN_NAME } from '../ownScript'
import { problemText } from '../script/problem'
import { validate } from '../script/validate'
import { vocabulary } from '../script/vocabulary'

/** What is wrong with the text of a script; undefined when it can be played. */
function errorIn(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text)
    const name = typeof read === 'object' && read !== null && 'name' in read ? String(read.name) : 'script'
    return validate(read, `${name}.json`, vocabulary()).map(problemText)[0]
  } catch {
    return 'This is not JSON.'
  }
}

/** Plays a script that is not one of the list: one that was copied from the debugger, or written by hand. */
export function OwnScript() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function play() {
    const found = errorIn(text)
    setError(found)
    if (found !== undefined) return
    keepOwnScript(text)
    location.assign(demoPath(OWN_NAME))
  }
  return (
    <Card title="A script of your own">
      <Field
        label="Script"
        hint="As JSON: name, title, about, world, start and steps. It is kept in this tab only."
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
