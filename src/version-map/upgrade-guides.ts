import type {ReleaseLine} from '../config/versions.ts';

/** Where each older version describes how to upgrade to the latest one, as a site path. */
export const upgradeGuides: Readonly<Partial<Record<ReleaseLine, string>>> = {
  '5.x': '5.x/getting-started/next-steps#upgrade',
  '4.x': '4.x#move-on',
};
