import { idOf } from '#mirage/random'
import { berthPlanner, creating, planner, type NounCases } from '../support/nounCases'

const running = { instance: 'berth-api-1' }

export const cases: NounCases = {
  at: {
    // Stopped, so that most actions are enabled.
    instance: 'net-heavy',
  },
  pages: {
    create: { title: 'Create instance' },
    metrics: { at: running },
    diskMetrics: { at: running },
    networkMetrics: { at: running },
    connect: { at: running },
    serialConsole: { at: running, title: 'Serial console', takesTab: true },
    byId: {
      at: { instance: idOf(`instance ${berthPlanner} net-heavy`) },
      title: 'net-heavy',
      leadsTo: `${planner}/instances/net-heavy/storage`,
    },
  },
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
  sends: [
    creating(`${planner}/instances-new`, 'Create instance', {
      isPage: true,
      opens: { section: 'More: count, description, start' },
      picks: { 'Silo image': /./ },
    }),
    {
      path: `${planner}/instances`,
      title: 'Resize instance',
      submit: 'Resize instance',
      opens: { row: 'net-heavy', entry: 'Resize' },
      numbers: { vCPUs: '3' },
    },
  ],
}
