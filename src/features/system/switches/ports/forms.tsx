import { object } from 'yup'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Notice } from '#ui/feedback/Notice'
import { requiredText } from '#features/kit/form/rules'
import { loadAhead, loadFresh } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { lldpBody, lldpTexts, lldpValues } from '#features/shared/fabric/lldp'
import { lldpSchema } from '#features/shared/fabric/lldpRules'
import { portAt } from '#features/shared/fabric/port'
import { useForm } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { choicesFrom } from '#features/kit/form/choices'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { TextField } from '#features/kit/form/fields/TextField'
import { switchPorts } from './noun'
import { afterApply, type PortBefore, usePortBefore } from './settingsChange'

const { networkingSwitchPortSettingsList, networkingSwitchPortSettingsView } = switchPortSettingsApi.endpoints

export const applyLoader = loadAhead(networkingSwitchPortSettingsList, () => ({ limit: ALL_LIMIT }))

const schema = object({ settings: requiredText('Settings') })

/** Applies settings to a port in place of the present ones, and shows the consequences before the submit. */
export function ApplySettingsForm() {
  const at = useParam('rackId', 'switchLocation', 'port')
  const all = networkingSwitchPortSettingsList.useQuery({ limit: ALL_LIMIT })
  const subject = usePortBefore(at)
  return (
    <SidePanelForm
      title={switchPorts.panels.applySettings}
      name={`${at.port} of ${at.switchLocation}`}
      submitLabel="Apply settings"
      needs={fleetAdmin}
      schema={schema}
      initial={{ settings: '' }}
      send={({ settings }, { save }) =>
        save(switchPortsApi.endpoints.switchPortApplySettings, {
          ...portAt(at),
          body: { portSettings: settings },
        })
      }
      saved={(_answer, { settings }) => `Settings ${settings} applied to ${at.port} of ${at.switchLocation}`}
      back={switchPorts.to.page(at)}
    >
      <ChoiceField
        name="settings"
        label="Settings"
        noun="settings"
        plural="settings"
        placeholder="Select settings"
        {...choicesFrom(all, ({ name, description }) => ({
          value: name,
          label: name,
          detail: description || undefined,
        }))}
      />
      {subject && <WhatFollows subject={subject} />}
    </SidePanelForm>
  )
}

/** The consequences of the present choice. The live region is mounted before its text. */
function WhatFollows({ subject }: { subject: PortBefore }) {
  const { settings } = useForm<{ settings: string }>().values
  const { currentData: after } = networkingSwitchPortSettingsView.useQuery(
    { port: settings },
    { skip: settings === '' },
  )
  return (
    <div role="status">
      {after && (
        <Notice tone="attention" title="What follows">
          {afterApply(subject, after).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

export const lldpLoader = loadFresh(switchPortsApi.endpoints.lldpConfigView, portAt)

const lldpWords = {
  ...Object.fromEntries(lldpTexts.map(({ key, label }) => [key, { label }])),
  enabled: { label: 'Announced', text: (enabled: boolean) => (enabled ? 'Yes' : 'No') },
}

/** Edits the LLDP announcements of a port. */
export function EditLldpForm() {
  const at = useParam('rackId', 'switchLocation', 'port')
  const { data } = switchPortsApi.endpoints.lldpConfigView.useQuery(portAt(at))
  const edit = useEdit(lldpWords)
  if (!data) return null
  return (
    <SidePanelForm
      title={switchPorts.panels.editLldp}
      name={`${at.port} of ${at.switchLocation}`}
      submitLabel="Update LLDP configuration"
      needs={fleetAdmin}
      schema={lldpSchema}
      initial={lldpValues(data)}
      draft={{ fields: lldpTexts.map(({ key }) => key) }}
      send={(values, { save, ask, was }) =>
        edit(
          { was: lldpBody(data, was), body: lldpBody(data, values) },
          (next) => save(switchPortsApi.endpoints.lldpConfigUpdate, { ...portAt(at), ...next }),
          ask,
        )
      }
      saved={() => `LLDP configuration of ${at.port} updated`}
      back={switchPorts.to.page(at)}
      fieldErrorsFrom={() => ({})}
    >
      <p>
        It belongs to the settings of the port: other ports with the same settings announce the same. What is
        left empty is inherited from the switch.
      </p>
      <CheckboxField name="enabled" label="Announce this port to its neighbour" />
      {lldpTexts.map(({ key, label }) => (
        <TextField key={key} name={key} label={label} optional />
      ))}
    </SidePanelForm>
  )
}
