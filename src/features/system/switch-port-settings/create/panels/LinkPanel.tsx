import { useMemo } from 'react'
import { boolean, object, string } from 'yup'
import type { LinkFec, LinkSpeed, LinkConfigCreate, TxEqConfig } from '#store/api/generated/types'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { lldpTexts, lldpValues, lldpConfig, type LldpValues } from '#features/shared/fabric/lldp'
import { lldpRules } from '#features/shared/fabric/lldpRules'
import { fecText, speedText } from '#features/shared/fabric/linkReport'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import type { Choice } from '#features/kit/form/choices'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { NameField, TextField } from '#features/kit/form/fields/TextField'
import { freeName, optionalCheckedText, wholeNumber } from '#features/kit/form/rules'
import styles from '../CreateSettingsPage.module.css'
import { taps } from '../../linkParts'
import type { PartPanelProps } from './partPanel'

/** The form of a link. */
export type LinkValues = LldpValues &
  Record<keyof TxEqConfig, string> & {
    name: string
    speed: LinkSpeed
    /** Empty for the standard of the medium. */
    fec: LinkFec | ''
    autoneg: boolean
    mtu: number
  }

const MOST_TAP = 2_147_483_647

/** Why a text is not a tap of an equalizer, or undefined: a 32-bit integer, which may be negative. */
export function tapError(text: string): string | undefined {
  if (!/^-?\d+$/.test(text)) return 'Must be a whole number'
  const value = Number(text)
  return value > MOST_TAP || value < -MOST_TAP - 1 ? 'Must be a number of 32 bits' : undefined
}

const tapOf = (text: string) => (text === '' ? null : Number(text))

/** A link for the request. Without any tap, the switch sets the equalizer. */
export function linkBody(values: LinkValues): LinkConfigCreate {
  const { name, speed, fec, autoneg, mtu, pre2, pre1, main, post1, post2 } = values
  const isSet = [pre2, pre1, main, post1, post2].some((text) => text !== '')
  return {
    linkName: name,
    speed,
    fec: fec === '' ? null : fec,
    autoneg,
    mtu: Number(mtu),
    lldp: lldpConfig(values),
    txEq: isSet
      ? { pre2: tapOf(pre2), pre1: tapOf(pre1), main: tapOf(main), post1: tapOf(post1), post2: tapOf(post2) }
      : null,
  }
}

const MOST_MTU = 65_535

const speeds: readonly LinkSpeed[] = [
  'speed0_g',
  'speed1_g',
  'speed10_g',
  'speed25_g',
  'speed40_g',
  'speed50_g',
  'speed100_g',
  'speed200_g',
  'speed400_g',
]
const speedChoices: readonly Choice<LinkSpeed>[] = speeds.map((speed) => ({
  value: speed,
  label: speedText(speed),
}))
const fecChoices: readonly Choice<LinkFec | ''>[] = [
  { value: '', label: fecText(null) },
  ...(['none', 'firecode', 'rs'] as const).map((fec) => ({ value: fec, label: fecText(fec) })),
]

/** The form of a link before it is filled in. */
export const emptyLink: LinkValues = {
  name: '',
  speed: 'speed100_g',
  fec: '',
  autoneg: false,
  mtu: 1_500,
  pre2: '',
  pre1: '',
  main: '',
  post1: '',
  post2: '',
  ...lldpValues({ enabled: true }),
}
const fields = Object.keys(emptyLink) as (keyof LinkValues)[]

/** Defines a link of the new settings, without a request. */
export function LinkPanel({ links, taken, onAdded, onDismiss }: PartPanelProps<'links'>) {
  const schema = useMemo(
    () =>
      object({
        name: freeName(taken, 'A link of that name is listed already'),
        speed: string<LinkSpeed>().required(),
        fec: string<LinkFec | ''>().ensure(),
        autoneg: boolean().required(),
        mtu: wholeNumber('MTU', { min: 1, max: MOST_MTU }),
        ...Object.fromEntries(taps.map(({ key }) => [key, optionalCheckedText(tapError)])),
        ...lldpRules,
      }),
    [taken],
  )
  return (
    <SidePanelForm
      title="Add link"
      needs={null}
      schema={schema}
      initial={{ ...emptyLink, name: links.length === 0 ? 'phy0' : '' }}
      draft={{ fields, variant: 'New link' }}
      code="none"
      send={async (values) => linkBody(values)}
      onSaved={onAdded}
      onDismiss={onDismiss}
    >
      <NameField />
      <SelectField name="speed" label="Speed" choices={speedChoices} />
      <SelectField name="fec" label="Error correction" choices={fecChoices} />
      <CheckboxField name="autoneg" label="Negotiate the speed with the other end" />
      <NumberField name="mtu" label="MTU (bytes)" min={1} max={MOST_MTU} />
      <FieldGroup
        name="equalizer"
        label="Transmit equalization"
        hint="The taps of the transmitter, as whole numbers. The switch chooses what is left empty."
      >
        <div className={styles.taps}>
          {taps.map(({ key, label }) => (
            <TextField key={key} name={key} label={label} />
          ))}
        </div>
      </FieldGroup>
      <CheckboxField name="enabled" label="Announce this port to its neighbour by LLDP" />
      {lldpTexts.map(({ key, label }) => (
        <TextField
          key={key}
          name={key}
          label={`LLDP: ${label}`}
          optional
          hint={key === 'systemName' ? 'Left empty, it is inherited from the switch' : undefined}
        />
      ))}
    </SidePanelForm>
  )
}
