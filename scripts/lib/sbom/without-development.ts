/**
 * Takes out of package.json and its lock file what only development needs. Pure.
 *
 * `npm sbom --omit=dev` leaves out too much: whatever a package of development asks for, even where
 * the site itself asks for it as well, such as React.
 */

/** The parts of a package.json that matter here, among others. */
export interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package of a lock file. */
interface LockedPackage {
  /** Whether only development needs it. */
  readonly dev?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The parts of a lock file that matter here, among others. */
export interface Lock {
  /** By place; that of the project itself is empty. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** A project, as npm reads it. */
export interface Project {
  readonly manifest: Manifest;
  readonly lock: Lock;
}

/**
 * The same project, if it were only built.
 *
 * @throws Error naming the packages that the site needs and the lock file does not hold.
 */
export function withoutDevelopment({manifest, lock}: Project): Project {
  const packages = Object.entries(lock.packages)
    .filter(([, {dev}]) => !dev)
    .map(([place, locked]) => [place, {...locked, devDependencies: undefined}] as const);
  const places = new Set(packages.map(([place]) => place));
  const missing = Object.keys(manifest.dependencies).filter(
    (name) => !places.has(`node_modules/${name}`),
  );
  if (missing.length > 0) {
    throw new Error(`package-lock.json lacks ${missing.join(', ')}: run \`npm install\`.`);
  }
  return {
    manifest: {...manifest, devDependencies: undefined},
    lock: {...lock, packages: Object.fromEntries(packages)},
  };
}
