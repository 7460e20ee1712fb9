import { annotation, conditions, field, GENERATION, type KeptKind, LABELS } from './field.js';

/** Fields of rancher/system-upgrade-controller, pkg/apis/upgrade.cattle.io/v1 (d357e230). Scripts and images are not kept. */
export const SYSTEM_UPGRADE_CONTROLLER: readonly KeptKind[] = [
  {
    groups: ['upgrade.cattle.io'],
    kinds: ['Plan'],
    isTarget: false,
    fields: [
      GENERATION,
      LABELS,
      annotation('upgrade.cattle.io/digest', 'what makes finished nodes due again'),
      field('spec.{version,channel,serviceAccountName}', 'what makes finished nodes due again'),
      field('spec.secrets[].{name,ignoreUpdates}', 'what makes finished nodes due again'),
      field(
        'spec.{concurrency,nodeSelector,window,postCompleteDelay,jobActiveDeadlineSecs}',
        'how it goes on',
      ),
      field('spec.{cordon,exclusive}', 'how it goes on'),
      field('spec.drain', 'how it goes on'),
      field('status.{applying,latestHash,latestVersion}', 'which nodes are done or have a place'),
      conditions('status.conditions', 'a Job that has failed'),
    ],
  },
];
