import { useState } from 'react'
import { scenarios } from '#mirage/scenarios/byName'
import { paths } from '#src/paths'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import { TextInput } from '#ui/forms/TextInput'
import { Dialog } from '#ui/overlays/Dialog'
import { labAddress, settingsOf, usualSettings, type LabSettings } from './lab'
import { labErrors } from './labErrors'
import { FaultForm } from './FaultForm'
import { startedWith } from './startPreview'
import styles from './Lab.module.css'

const choices = Object.keys(scenarios).map((name) => ({ value: name, label: name }))

/** Where a region of these settings opens: on this page, unless it may not have it. */
const pathFor = ({ scenario }: LabSettings) =>
  scenario === settingsOf(startedWith()).scenario ? location.pathname : paths.projects()

/** The scenario and fault lab: which region to start, how fast it is, and what goes wrong. The address carries it all. */
export function LabDialog({ onDismiss }: { onDismiss: () => void }) {
  const [settings, setSettings] = useState(() => settingsOf(startedWith()))
  const set = (change: Partial<LabSettings>) => setSettings((before) => ({ ...before, ...change }))
  const errors = labErrors(settings)
  const isSound = Object.keys(errors).length === 0
  const address = labAddress(pathFor(settings), settings)
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title="Scenario and fault lab"
      size="free"
      footer={
        <>
          <Button onClick={() => setSettings(usualSettings)}>Reset</Button>
          <Button
            tone="primary"
            {...(isSound ? {} : { disabledReason: 'A setting has an error' })}
            onClick={() => location.assign(address)}
          >
            Start region
          </Button>
        </>
      }
    >
      <div className={styles.lab}>
        <p>Starts another region in this tab. The same address gives the same run to everyone.</p>
        <div className={styles.grid}>
          <Field label="Scenario">
            {(ids) => (
              <Select
                {...ids}
                name="scenario"
                value={settings.scenario}
                options={choices}
                onChange={(scenario) => set({ scenario })}
              />
            )}
          </Field>
          <Field label="Seed">
            {(ids) => (
              <TextInput
                {...ids}
                name="seed"
                value={settings.seed}
                onChange={(event) => set({ seed: event.target.value })}
              />
            )}
          </Field>
          <Field label="Latency" hint="Milliseconds; 200 to 400 if empty" error={errors.latency}>
            {(ids) => (
              <TextInput
                {...ids}
                name="latency"
                inputMode="numeric"
                value={settings.latency}
                onChange={(event) => set({ latency: event.target.value })}
              />
            )}
          </Field>
          <Field label="Speed" hint="Of the simulated hardware" error={errors.speed}>
            {(ids) => (
              <TextInput
                {...ids}
                name="speed"
                inputMode="decimal"
                value={settings.speed}
                onChange={(event) => set({ speed: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field
          label="Faults"
          hint="Words joined by commas; 10 fails a tenth of all calls"
          error={errors.faults}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="faults"
              value={settings.faults}
              onChange={(event) => set({ faults: event.target.value })}
            />
          )}
        </Field>
        <FaultForm faults={settings.faults} onChange={(faults) => set({ faults })} />
        <div className={styles.address} role="group" aria-label="Address">
          <code>{address}</code>
          <CopyButton value={location.origin + address} label="Copy link" />
        </div>
      </div>
    </Dialog>
  )
}
