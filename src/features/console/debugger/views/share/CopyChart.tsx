import { useState } from 'react'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { copyText, COULD_NOT_COPY } from '#ui/actions/copying'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { Chart } from '#machines/charts/chart'
import { mermaidOf } from '../../model/formats/mermaid'
import { scxmlOf } from '../../model/formats/scxml'
import { svgOf, type Palette } from '../../model/formats/svg'
import { xstateJsonOf } from '../../model/formats/xstateJson'

const TONES = ['well', 'motion', 'attention', 'failed', 'off', 'unknown']

/** The colours of the current theme. */
function presentPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: colour('surface-1'),
    box: colour('surface-3'),
    line: colour('line-strong'),
    text: colour('text'),
    muted: colour('text-muted'),
    tones: Object.fromEntries(TONES.map((tone) => [tone, colour(`state-${tone}`)])),
  }
}

/** Copies a chart in the formats of other tools. */
export function CopyChart({ chart, active }: { chart: Chart; active: ReadonlySet<string> }) {
  const [outcome, setOutcome] = useState('')
  const formats: readonly (readonly [label: string, text: () => string])[] = [
    ['Mermaid', () => mermaidOf(chart)],
    ['SCXML', () => scxmlOf(chart)],
    ['XState JSON', () => xstateJsonOf(chart)],
    ['SVG picture', () => svgOf(chart, presentPalette(), active)],
  ]
  async function copy(label: string, text: string) {
    setOutcome((await copyText(text)) ? `${label} copied` : COULD_NOT_COPY)
  }
  return (
    <>
      <ActionMenu
        label="Copy as another format"
        trigger="Copy as"
        items={formats.map(([label, text]) => ({
          kind: 'act' as const,
          key: label,
          label,
          onSelect: () => void copy(label, text()),
        }))}
      />
      <span role="status">{outcome === '' ? <VisuallyHidden> </VisuallyHidden> : outcome}</span>
    </>
  )
}
