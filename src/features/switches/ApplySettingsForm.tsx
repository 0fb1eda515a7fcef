import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '#src/paths'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { ALL_LIMIT } from '#store/model/paging'
import { Notice } from '#ui/feedback/Notice'
import { useParam } from '#features/routing/useParam'
import { choicesFrom } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { afterApply, type PortBefore } from './settingsChange'
import { usePortBefore } from './usePortBefore'
import { useForm } from '#features/shared/form/FormFields'

const { networkingSwitchPortSettingsList, networkingSwitchPortSettingsView } = switchPortSettingsApi.endpoints

const schema = object({ settings: string().ensure().required('Settings is required') })

/** Applies settings to a port, in the place of those that it has; says what follows before it is sent. */
export function ApplySettingsForm() {
  const at = useParam('rackId', 'switchLocation', 'port')
  const go = useNavigate()
  const notify = useNotify()
  const all = networkingSwitchPortSettingsList.useQuery({ limit: ALL_LIMIT })
  const [apply] = switchPortsApi.endpoints.switchPortApplySettings.useMutation()
  const subject = usePortBefore(at)
  const back = () => void go(paths.switchPort(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Apply settings"
      subtitle={`${at.port} of ${at.switchLocation}`}
      submitLabel="Apply settings"
      schema={schema}
      initial={{ settings: '' }}
      send={({ settings }) => apply({ ...at, body: { portSettings: settings } }).unwrap()}
      onSaved={(_answer, { settings }) => {
        notify(`Settings ${settings} applied to ${at.port} of ${at.switchLocation}`)
        back()
      }}
      onDismiss={back}
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
          ...(description ? { detail: description } : {}),
        }))}
      />
      {subject && <WhatFollows subject={subject} />}
    </SidePanelForm>
  )
}

/** The consequences of the present choice. The live region is there before its text. */
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
