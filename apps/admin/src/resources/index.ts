import { Welcome } from '../frame/Welcome';
import type { DeskResource } from './desk-resource';

/** Everything of the desk, in the order of its navigation. */
export const resources: readonly DeskResource[] = [];

/** The first screen. */
export const dashboard = Welcome;
