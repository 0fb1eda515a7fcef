import { useState } from 'react'
import type { NextCommand } from '#store/slices/notices'
import { useAppStore, useAsked } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { commandToBegin, useBegin } from './useBegin'

/** Begins the command that comes next. Nothing where the state that the subject was last seen in does not allow it. */
export function BeginButton({ label, command, subject: { kind, id, name } }: NextCommand) {
  const { observer } = useAppStore()
  const begin = useBegin()
  const [isAsking, setAsking] = useState(false)
  const asked = useAsked(id)
  const state = observer.lastSeen(id)
  if (state !== undefined && commandToBegin(kind, command)?.allows(state) === false) return null
  async function run() {
    setAsking(true)
    await begin({ kind, id, verb: command, failed: `${label} ${name}: not possible now` })
    setAsking(false)
  }
  return (
    <Button size="small" tone="ghost" busy={isAsking || asked !== undefined} onClick={() => void run()}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  )
}
