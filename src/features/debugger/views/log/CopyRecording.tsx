import { useState } from 'react'
import { demoPath } from '#features/demos/demoPaths'
import { keepOwnScript, OWN_NAME } from '#features/demos/ownScript'
import { sourceOf } from '#features/demos/script/source'
import type { Entry } from '#store/eventLog/entry'
import { notKeptText } from '#features/shared/text/notKept'
import { usePart } from '#store/hooks'
import type { NotKept } from '#store/browserStorage'
import { Button } from '#ui/actions/Button'
import { demoOf } from '../../model/formats/demoScript'
import { playwrightTestOf, type RecordedIn } from '../../model/formats/playwrightTest'
import type { DebugSource } from '../../source/debugSource'
import { regionBridge, type RegionBridge } from '../../source/regionBridge'
import { CopyText } from '../share/CopyText'

/** Where the log of this page was recorded; a file, or another page, says only what is in its log. */
function recordedIn({ kind }: DebugSource, region: RegionBridge | undefined): RecordedIn {
  return region && kind === 'page'
    ? { persona: region.persona(), personaKey: region.personaKey, switches: region.switches() }
    : {}
}

/** Gives what the log has recorded as a test; on a mock region also as a demo, which plays in this tab. */
export function CopyRecording({ source, entries }: { source: DebugSource; entries: readonly Entry[] }) {
  const region = usePart(regionBridge)
  const demo = () => demoOf(entries, recordedIn(source, region))
  const [notKept, setNotKept] = useState<NotKept>()
  function play() {
    const failed = keepOwnScript(JSON.stringify(demo()))
    setNotKept(failed)
    if (!failed) location.assign(demoPath(OWN_NAME))
  }
  return (
    <>
      <CopyText label="Copy as test" text={() => playwrightTestOf(entries, recordedIn(source, region))} />
      {import.meta.env.VITE_MOCK === '1' && (
        <>
          <CopyText label="Copy as demo" text={() => `${JSON.stringify(demo(), null, 2)}\n`} />
          <CopyText label="Copy as TypeScript" text={() => sourceOf(demo())} />
          {source.kind !== 'otherPage' && (
            <Button size="small" onClick={play}>
              Play as demo
            </Button>
          )}
          {notKept && <span role="alert">{notKeptText[notKept]}</span>}
        </>
      )}
    </>
  )
}
