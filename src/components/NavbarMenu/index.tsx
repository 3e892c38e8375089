import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/**
 * A button of the navbar with a list of links. The list opens on hover, which also works without
 * JavaScript, or with the button, which a screen reader or voice control clicks. Escape and links close it.
 */
export default function NavbarMenu({
  items,
  position,
  className,
  label,
  'aria-label': name,
}: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Whether the list stays closed although the pointer is over it. */
  const [isDismissed, setIsDismissed] = useState(false);

  function close(): void {
    setIsOpen(false);
    setIsDismissed(true);
  }

  useEffect(() => {
    const closeFromOutside = ({target}: Event): void => {
      if (!(target instanceof Node) || !menu.current?.contains(target)) setIsOpen(false);
    };
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('pointerdown', closeFromOutside, {signal});
    document.addEventListener('focusin', closeFromOutside, {signal});
    document.addEventListener('keydown', onKeyDown, {signal});
    return () => listeners.abort();
  }, []);

  return (
    <div
      ref={menu}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onPointerEnter={() => setIsDismissed(false)}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-label={name}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}>
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            onClick={close}
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
