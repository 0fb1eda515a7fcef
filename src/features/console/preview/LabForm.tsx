import { scenarios } from '#mirage/scenarios/byName'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import { TextInput } from '#ui/forms/TextInput'
import { apiChoices, labAddress, labErrors, readyFaults, usualSettings, type LabSettings } from './lab'
import { FaultForm } from './FaultForm'
import styles from './Lab.module.css'

const choices = Object.keys(scenarios).map((name) => ({ value: name, label: name }))

interface LabProps {
  settings: LabSettings
  onChange: (settings: LabSettings) => void
  /** The page on which the region opens. */
  path: string
}

/** The fields of the lab, with the resulting address. */
export function LabForm({ settings, onChange, path }: LabProps) {
  const set = (change: Partial<LabSettings>) => onChange({ ...settings, ...change })
  const errors = labErrors(settings)
  const address = labAddress(path, settings)
  return (
    <div className={styles.lab}>
      <p>
        Starts another region in this tab: choose what breaks, then start it. The same address gives the same
        run to everyone.
      </p>
      <div className={styles.ready} role="group" aria-label="Ready faults">
        {readyFaults.map(({ label, switches }) => (
          <Button key={label} size="small" onClick={() => set(switches)}>
            {label}
          </Button>
        ))}
      </div>
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
        <Field label="Latency" hint="Milliseconds; 200-400 if empty" error={errors.latency}>
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
        <Field label="API" hint="The newest version that the region has" error={errors.api}>
          {(ids) => (
            <Select
              {...ids}
              name="api"
              value={settings.api}
              options={apiChoices}
              onChange={(api) => set({ api })}
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
  )
}

/** The buttons of the lab: the usual settings again, or a region with these. */
export function LabButtons({ settings, onChange, path }: LabProps) {
  const isSound = Object.keys(labErrors(settings)).length === 0
  return (
    <>
      <Button onClick={() => onChange(usualSettings)}>Reset</Button>
      <Button
        tone="primary"
        disabledReason={isSound ? undefined : 'A setting has an error'}
        onClick={() => location.assign(labAddress(path, settings))}
      >
        Start region
      </Button>
    </>
  )
}
