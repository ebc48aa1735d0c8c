import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './card-controls.css';

interface CardButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'plain' | 'primary' | 'danger';
  icon?: ReactNode;
}

/**
 * A button of the card. Not antd's, which alone weighs as much as the rest of the embedded page.
 */
export function CardButton({ look = 'plain', icon, children, ...button }: CardButtonProps) {
  return (
    <button type="button" {...button} className="sig-button" data-look={look}>
      {icon}
      {children}
    </button>
  );
}
