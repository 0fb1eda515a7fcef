import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { switchPortSettings } from './noun'

/** Sets of switch port settings, and the addresses in them. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'networkingSwitchPortSettingsList', switchPortSettings, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ name }) => ({ to: switchPortSettings.to.page({ settings: name }) }),
    inside: ({ name }) => ({ port: name }),
  }),
  foundOf('networkingSwitchPortSettingsList', 'networkingSwitchPortSettingsView', switchPortSettings, {
    needs: ['port'],
    hasAddresses: true,
    factsOf: ({ name, addresses }) => ({
      to: switchPortSettings.to.page({ settings: name }),
      texts: addresses.map(({ address }) => address),
    }),
  }),
]
