// @chunk code
import { useEffect, useState } from 'react'
import { PROGRAM_PLACEHOLDER, programName } from '#store/code/cliProgram'
import { stepsOfScript, type ScriptStep } from '#store/code/scriptSteps'
import { curlScript, programScript, scriptAsJson, type ScriptFacts } from '#store/code/scriptText'
import { variablesOf } from '#store/code/scriptVariables'
import { Cached } from '#store/api/cached'
import { asApiError, type ApiError } from '#model/apiError'
import { useAppStore } from '#store/hooks'
import type { AppStore } from '#store/store'
import { saveFile } from '#src/saveFile'
import { Button } from '#ui/actions/Button'
import { useCopy } from '#ui/actions/copying'
import { RadioGroup } from '#ui/forms/RadioGroup'
import { listText } from '#ui/format/listText'
import { Dialog } from '#ui/overlays/Dialog'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import type { AskCode } from './code'
import styles from './CodeDialog.module.css'

/** The forms of code. */
type Form = 'curl' | 'program' | 'json'

const forms: readonly { value: Form; label: string }[] = [
  { value: 'curl', label: 'curl' },
  { value: 'program', label: 'Command line' },
  { value: 'json', label: 'JSON' },
]

/** What writes each of them. */
const texts: Readonly<Record<Form, (steps: readonly ScriptStep[], facts: ScriptFacts) => string>> = {
  curl: curlScript,
  program: programScript,
  json: scriptAsJson,
}

/** What became of the question for the code. */
type Found = { steps: readonly ScriptStep[] } | { why: string } | { error: ApiError }

async function find(ask: AskCode, { regionVersion }: AppStore): Promise<Found> {
  try {
    const code = await ask()
    if ('why' in code) return code
    if (code.requests.length === 0) return { why: 'It would send nothing: nothing has been changed.' }
    return { steps: await stepsOfScript(regionVersion, code.requests) }
  } catch (error) {
    return { error: asApiError(error) }
  }
}

/** What the reader has to know of a form of the code. */
function noteOf(form: Form, steps: readonly ScriptStep[]): string {
  const { secrets } = variablesOf(steps)
  const isOne = secrets.length === 1
  const secret =
    secrets.length === 0
      ? ''
      : ` ${listText(secrets)} ${isOne ? 'stands for a secret: set it' : 'stand for secrets: set them'} before.`
  if (form === 'json') return `Secrets and ids are variables, which begin with $.${secret}`
  if (form === 'program')
    return `${programName() === undefined ? `${PROGRAM_PLACEHOLDER} stands for your region’s command-line program. ` : ''}Its commands and flags have the names of the API.${secret}`
  const mock =
    import.meta.env.VITE_MOCK === '1'
      ? ' The mock region in this page does not answer curl; the one of “npm run mock” does.'
      : ''
  return `TOKEN is an access token of yours.${secret}${mock}`
}

interface CodeDialogProps {
  ask: AskCode
  /** What the code is of, in a sentence. */
  about: string
  /** The name of the file that it can be saved as, without its ending. Without one, it is only copied. */
  fileName?: string
  onDismiss: () => void
}

/** The requests behind something, in three forms, to copy. Rules: CODE-1, CODE-2. */
export function CodeDialog({ ask, about, fileName, onDismiss }: CodeDialogProps) {
  const store = useAppStore()
  const [form, setForm] = useState<Form>('curl')
  const [found, setFound] = useState<Found>()
  const { outcome, copy, failure } = useCopy()
  useEffect(() => {
    let isCurrent = true
    void find(ask, store).then((code) => {
      if (isCurrent) setFound(code)
    })
    return () => {
      isCurrent = false
    }
    // Asked once: the code is that of the moment when it was asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const steps = found && 'steps' in found ? found.steps : undefined
  const text =
    steps &&
    texts[form](steps, {
      origin: store.origin || location.origin,
      program: programName() ?? PROGRAM_PLACEHOLDER,
      nameOf: (id) => new Cached(store.getState()).nameOfAny(id),
    })
  const save = (content: string) =>
    saveFile(`${fileName ?? ''}.${form === 'json' ? 'json' : 'sh'}`, new Blob([content]))
  return (
    <Dialog
      open
      size="free"
      title="Code"
      onDismiss={onDismiss}
      footer={
        <>
          {failure}
          <Button tone="ghost" onClick={onDismiss}>
            Close
          </Button>
          {text !== undefined && fileName !== undefined && (
            <Button onClick={() => save(text)}>Download</Button>
          )}
          {text !== undefined && (
            <Button tone="primary" onClick={() => void copy(text)}>
              {outcome === 'copied' ? 'Copied' : 'Copy'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.code}>
        <p>{about}</p>
        <div role="status">{!found && 'Reading what it needs…'}</div>
        {found && 'why' in found && <p>{found.why}</p>}
        {found && 'error' in found && (
          <ErrorNotice error={found.error} title="Could not find out what would be sent" />
        )}
        {steps && (
          <>
            <div className={styles.form}>
              <RadioGroup
                label="Form"
                name="codeForm"
                value={form}
                options={forms}
                onChange={(value) => setForm(value as Form)}
              />
            </div>
            <p>{noteOf(form, steps)}</p>
            <pre className={styles.text} tabIndex={0} aria-label="Script">
              <code>{text}</code>
            </pre>
          </>
        )}
      </div>
    </Dialog>
  )
}
