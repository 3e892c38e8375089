/** Stands in for hoist-non-react-statics: a component that is wrapped has nothing to copy. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
