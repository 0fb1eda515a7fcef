import { planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  missing: [
    [`${planner}/instances/missing/settings`, 'instance missing in berth-planner'],
    [`${planner}/instances/missing/metrics/disk`, 'instance missing in berth-planner'],
    [`${planner}/instances/missing/serial-console`, 'instance missing in berth-planner'],
  ],
  failingLists: [['instanceList', `${planner}/instances`, 'Instances']],
  empty: [['/projects/sandbox/instances', 'No instances', 'Create instance']],
  viewerButtons: [
    ['instances', 'Create instance'],
    ['instances/net-heavy/storage', 'Attach disk'],
    ['instances/net-heavy/storage', 'Create disk'],
    ['instances/net-heavy/networking', 'Attach ephemeral IP'],
    ['instances/net-heavy/networking', 'Attach floating IP'],
    ['instances/net-heavy/settings', 'Add to group'],
    ['instances/net-heavy/settings', 'Save'],
  ],
  viewerMenus: [
    ['instances', 'berth-api-1', ['Stop', 'Reboot', 'Resize', 'Duplicate', 'Snapshot disks', 'Delete']],
  ],
  commands: [
    {
      path: `${planner}/instances`,
      of: 'alarm-relay-c',
      label: 'Stop',
      asks: 'The instance is down already. Once stopped, it is not restarted automatically',
    },
    {
      path: `${planner}/instances`,
      of: 'batch-night-1',
      label: 'Stop',
      asks: 'Everything that runs in the instance ends',
    },
  ],
}
